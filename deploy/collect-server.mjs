// @ts-check
// Copies what a running server loads, and nothing else, into a new folder: `node deploy/collect-server.mjs FOLDER` after a
// build. What Next's own code needs stands in the traces of the build; what our server in front of it needs is traced here.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = resolve(process.argv[2] ?? '');
if (process.argv[2] === undefined || existsSync(target)) {
  console.error('Name a folder that does not exist yet: node deploy/collect-server.mjs FOLDER');
  process.exit(1);
}
if (!existsSync(join(root, '.next/BUILD_ID'))) {
  console.error('There is no build. Run npm run build first.');
  process.exit(1);
}

/** Programs that a server starts, or loads by a path that it puts together. */
const ENTRIES = [
  'server/start.mjs',
  'server/main.mjs',
  'lib/cache/page-cache.mjs',
  'next.config.mjs',
  ...filesIn('lib').filter((file) => /(^|\/)[\w-]*(reader|process|child)[\w-]*\.mjs$/.test(file)),
];

/** @type {Set<string>} */
const files = new Set(['package.json', '.release-id']);

for (const trace of filesIn('.next').filter((file) => file.endsWith('.nft.json'))) {
  const { files: traced } = JSON.parse(readFileSync(join(root, trace), 'utf8'));
  for (const file of traced) {
    files.add(relative(root, resolve(root, dirname(trace), file)));
  }
}
const { fileList } = await nft.nodeFileTrace(
  ENTRIES.map((file) => join(root, file)),
  { base: root, processCwd: root },
);
for (const file of fileList) {
  files.add(file);
}
for (const file of [...filesIn('.next'), ...filesIn('public')]) {
  // The compiler's cache and the traces themselves are for builds.
  if (!/^\.next\/(cache|dev|trace|diagnostics|types)(\/|$)|\.nft\.json$/.test(file)) {
    files.add(file);
  }
}

let bytes = 0;
for (const file of files) {
  const from = join(root, file);
  if (file.startsWith('..') || !existsSync(from)) {
    continue;
  }
  const to = join(target, file);
  mkdirSync(dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) {
    // The build's own names of packages. What they lead to is in the traces.
    symlinkSync(readlinkSync(from), to);
  } else if (statSync(from).isFile()) {
    copyFileSync(from, to);
    bytes += statSync(from).size;
  }
}
const { config } = JSON.parse(readFileSync(join(root, '.next/required-server-files.json'), 'utf8'));
writeFileSync(join(target, '.next/collected-config.json'), JSON.stringify(config));
console.log(`${files.size} files, ${(bytes / 1_000_000).toFixed(0)} MB in ${target}`);

/**
 * The files below a folder, as paths from the root.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    : [];
}
