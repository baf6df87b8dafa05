// @ts-check
// A release as a folder that needs nothing from outside: the source as it is now, the packages, and the build. What
// happens to this folder afterwards, `npm ci` or a next version, does not reach a release that runs.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isComplete, isReleaseName, listReleases, root } from './releases.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'server',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Tests stand on packages and stand-ins that a release does not have. */
const TESTS = /\.test\.tsx?$|[\\/]lib[\\/]testing$/;
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local'];
const STATIC = '.next/static';
/** Which release each file of `.next/static` comes from. Written last, so that a release with it is whole. */
export const ASSETS = '.assets.json';
/** Days for which the files of a release are still served after it: for pages that were open all the while. */
const ASSET_DAYS = 30;

/** Puts the source and the packages of this folder into the folder of a new release. @param {string} folder @param {string} name */
export function prepareRelease(folder, name) {
  const release = join(folder, name);
  mkdirSync(release, { recursive: true });
  for (const source of SOURCES) {
    cpSync(join(root, source), join(release, source), {
      recursive: true,
      filter: (path) => !TESTS.test(path),
    });
  }
  linkFolder(join(root, 'node_modules'), join(release, 'node_modules'));
  for (const file of SETTINGS.filter((name) => existsSync(join(root, name)))) {
    symlinkSync(join(root, file), join(release, file));
  }
  writeFileSync(join(release, '.release-id'), name);
}

/** Builds what `prepareRelease` has put together; answers whether that went well. Its words go to the terminal. @param {string} release */
export function buildRelease(release) {
  const node = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, {
      cwd: release,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', NEXT_DEPLOYMENT_ID: '' },
    }).status === 0;
  return node('prisma/generate.mjs') && node('node_modules/next/dist/bin/next', 'build');
}

/** Ends the making of a release. @param {string} folder @param {string} name */
export function finishRelease(folder, name) {
  // What the next build of the same folder would go on from; there is none.
  rmSync(join(folder, name, '.next/cache'), { recursive: true, force: true });
  const own = filesBelow(join(folder, name, STATIC));
  writeFileSync(
    join(folder, name, ASSETS),
    JSON.stringify(Object.fromEntries(own.map((file) => [file, name]))),
  );
}

/**
 * Gives a release the files that pages of the others still ask for, the ones before it and, when an operator goes back,
 * the ones after it. Their names hold a hash of what is in them. Next looks once, at its start, which files there are.
 *
 * @param {string} folder
 * @param {string} name
 * @param {Date} now
 */
export function collectAssets(folder, name, now) {
  const oldest = new Date(now.getTime() - ASSET_DAYS * 24 * 3_600_000)
    .toISOString()
    .replaceAll('-', '')
    .slice(0, 8);
  const assets = assetsOf(folder, name);
  for (const other of listReleases(folder).filter((other) => other !== name && isComplete(folder, other))) {
    for (const [file, from] of Object.entries(assetsOf(folder, other))) {
      const target = join(folder, name, STATIC, file);
      const source = join(folder, other, STATIC, file);
      if (assets[file] === undefined && from.slice(0, 8) >= oldest && existsSync(source)) {
        mkdirSync(dirname(target), { recursive: true });
        linkOrCopy(source, target);
        assets[file] = from;
      }
    }
  }
  writeFileSync(join(folder, name, ASSETS), JSON.stringify(assets));
}

/** @param {string} folder @param {string} name @returns {Record<string, string>} */
function assetsOf(folder, name) {
  /** @type {unknown} */
  const assets = JSON.parse(readFileSync(join(folder, name, ASSETS), 'utf8'));
  const entries = typeof assets === 'object' && assets !== null ? Object.entries(assets) : [];
  return Object.fromEntries(entries.filter(([file, from]) => !file.includes('..') && isReleaseName(from)));
}

/** Removes releases until there are `most` of them: never the ones named, and those that are not whole first. @param {string} folder @param {number} most @param {readonly string[]} kept */
export function removeOldReleases(folder, most, kept) {
  const others = listReleases(folder).filter((name) => !kept.includes(name));
  const whole = others.filter((name) => isComplete(folder, name));
  const spare = Math.max(0, whole.length + kept.length - most);
  for (const name of others.filter((name) => !whole.includes(name) || whole.indexOf(name) < spare)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** A second name for a file costs no room. Where the file system has none, the file is copied. @param {string} source @param {string} target */
function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** @param {string} source @param {string} target */
function linkFolder(source, target) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name);
    const to = join(target, entry.name);
    if (entry.isDirectory()) {
      linkFolder(from, to);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
    } else {
      linkOrCopy(from, to);
    }
  }
}
