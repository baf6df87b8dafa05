import Module, { register } from 'node:module';

// dependency-cruiser reads TypeScript with the compiler's API, which TypeScript 7 no longer has. This hook resolves
// its `typescript` to version 6, installed beside ours for programs that need that API.
const SIXTH = '@typescript/typescript6';
const forCruiser = (specifier, parent = '') =>
  parent.includes('/node_modules/dependency-cruiser/')
    ? specifier.replace(/^typescript(?=\/|$)/, SIXTH)
    : specifier;

// It reads the version by `require` …
const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (specifier, parent, ...rest) =>
  resolveFilename.call(Module, forCruiser(specifier, parent?.filename), parent, ...rest);

// … and loads it by `import`.
register(
  `data:text/javascript,${encodeURIComponent(`
    const SIXTH = ${JSON.stringify(SIXTH)};
    const forCruiser = ${forCruiser};
    export const resolve = (specifier, context, next) => next(forCruiser(specifier, context.parentURL), context);
  `)}`,
);
