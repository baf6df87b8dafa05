import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('page.tsx'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }))
  .filter(({ text }) => text.includes('generateStaticParams'));

// The layout of [tenant] names that one.
const paramsOf = (path: string) =>
  [...dirname(path).matchAll(/\[(?:\.\.\.)?(\w+)\]/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'tenant');

it('there are pages that are kept', () => {
  expect(pages.length).toBeGreaterThan(4);
});

// Next answers a kept page with 500 for ever if one of them is missing.
it.each(pages)('$path names a value for each of its parameters', ({ path, text }) => {
  const [, named = ''] = /generateStaticParams =([\s\S]*?);\n/.exec(text) ?? [];
  expect(paramsOf(path).length).toBeGreaterThan(0);
  for (const name of paramsOf(path)) {
    expect(named).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
