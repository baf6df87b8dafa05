// @ts-check
// A release is a self-contained folder: the current source, the packages, and the build. Later changes of the source
// folder, such as `npm ci` or a new version, do not affect a running release.
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
import { actionKey } from './action-key.mjs';
import { isComplete, isReleaseName, listReleases, root } from './releases.mjs';

export const SOURCES = [
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
/** Tests depend on packages and stand-ins that a release does not have. */
const TESTS = /\.test\.tsx?$|[\\/]lib[\\/]testing(?:[\\/]|$)/;

/** Whether a file or folder of the sources is copied into a release. @param {string} path */
export const isOfRelease = (path) => !TESTS.test(path);
const SETTINGS = ['.env', '.env.local', '.env.production', '.env.production.local'];
const STATIC = '.next/static';
/**
 * The release that each file of `.next/static` comes from. Written last, so its presence marks a complete release.
 */
export const ASSETS = '.assets.json';
/** Days for which the files of an old release are still served, for pages that stayed open. */
const ASSET_DAYS = 30;

/**
 * Copies the source and the packages of this folder into a new release's folder.
 * @param {string} folder
 * @param {string} name
 */
export function prepareRelease(folder, name) {
  const release = join(folder, name);
  mkdirSync(release, { recursive: true });
  for (const source of SOURCES) {
    cpSync(join(root, source), join(release, source), {
      recursive: true,
      filter: isOfRelease,
    });
  }
  linkFolder(join(root, 'node_modules'), join(release, 'node_modules'));
  for (const file of SETTINGS.filter((name) => existsSync(join(root, name)))) {
    symlinkSync(join(root, file), join(release, file));
  }
  writeFileSync(join(release, '.release-id'), name);
}

/**
 * Builds a prepared release; returns whether it succeeded. Its output goes to the terminal.
 * @param {string} release its folder, below that of all releases
 */
export function buildRelease(release) {
  const settings = SETTINGS.map((name) => join(root, name));
  const key = actionKey({ folder: dirname(release), environment: process.env, settings });
  const node = (/** @type {string[]} */ ...args) =>
    spawnSync(process.execPath, args, {
      cwd: release,
      stdio: 'inherit',
      env: { ...process.env, ...key, NODE_ENV: 'production', NEXT_DEPLOYMENT_ID: '' },
    }).status === 0;
  return node('prisma/generate.mjs') && node('node_modules/next/dist/bin/next', 'build');
}

/**
 * Completes a release.
 * @param {string} folder
 * @param {string} name
 */
export function finishRelease(folder, name) {
  // A cache for the next build in the same folder, which never happens.
  rmSync(join(folder, name, '.next/cache'), { recursive: true, force: true });
  const own = filesBelow(join(folder, name, STATIC));
  writeFileSync(
    join(folder, name, ASSETS),
    JSON.stringify(Object.fromEntries(own.map((file) => [file, name]))),
  );
}

/**
 * Adds the files of other releases that open pages may still request: of earlier ones and, after a rollback, of later
 * ones. File names contain a hash of their content. Next lists the files once, at its start.
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

/**
 * Removes releases until `most` are left: never those in `kept`, and incomplete ones first.
 * @param {string} folder
 * @param {number} most
 * @param {readonly string[]} kept
 */
export function removeOldReleases(folder, most, kept) {
  const others = listReleases(folder).filter((name) => !kept.includes(name));
  const whole = others.filter((name) => isComplete(folder, name));
  const spare = Math.max(0, whole.length + kept.length - most);
  // A newer one that is not whole is being built by somebody else.
  const newest = [...kept].sort().at(-1) ?? '';
  const isGiven = (/** @type {string} */ name) =>
    whole.includes(name) ? whole.indexOf(name) < spare : name < newest;
  for (const name of others.filter(isGiven)) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/**
 * Hard links a file, which takes no space; copies it if the file system has no links.
 * @param {string} source
 * @param {string} target
 */
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
