// @ts-check
// The folder of releases: each release has its own folder below RELEASES_DIRECTORY, with its packages, and the link
// `current` points to the one that is served.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A release's name is the time of its creation. Next accepts such names as a deployment id. */
const NAME = /^[0-9]{8}-[0-9]{6}$/;

/** @param {unknown} name @returns {name is string} */
export const isReleaseName = (name) => typeof name === 'string' && name.length === 15 && NAME.test(name);

/** The name of a release that is created now. @param {Date} now */
export const releaseName = (now) => now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

/** The root of the source that this file belongs to. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of releases. @param {Record<string, string | undefined>} environment */
export const releasesFolder = (environment) => resolve(root, environment.RELEASES_DIRECTORY || '.releases');

/**
 * The socket of a running server. Short, because a socket's path can have about a hundred bytes.
 * @param {string} folder
 */
export const controlPath = (folder) => {
  const path = join(folder, 'control');
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
};

/** The existing releases, the oldest first. @param {string} folder @returns {string[]} */
export function listReleases(folder) {
  try {
    return readdirSync(folder).filter(isReleaseName).sort();
  } catch {
    return [];
  }
}

/** The release that is or will be served; null if none. @param {string} folder @returns {string | null} */
export function currentRelease(folder) {
  try {
    const name = basename(readlinkSync(join(folder, 'current')));
    return isReleaseName(name) && lstatSync(join(folder, name)).isDirectory() ? name : null;
  } catch {
    return null;
  }
}

/**
 * Sets the release that is served. Atomic: a reader finds the old one or the new one.
 * @param {string} folder
 * @param {string} name
 */
export function setCurrentRelease(folder, name) {
  const next = join(folder, `current.${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, join(folder, 'current'));
}

/** Whether a release is complete. @param {string} folder @param {string} name */
export const isComplete = (folder, name) => existsSync(join(folder, name, '.assets.json'));

/** The releases that were served, the latest last, without those that were gone back from. @param {string} folder @returns {string[]} */
function servedReleases(folder) {
  try {
    return readFileSync(join(folder, 'served'), 'utf8').split('\n').filter(isReleaseName);
  } catch {
    return [];
  }
}

/**
 * Notes that a release is served now. To serve one of before again is to go back: what came after it was not good.
 *
 * @param {string} folder
 * @param {string} name
 * @param {string | null} former what was served until now
 */
export function noteServed(folder, name, former) {
  const known = servedReleases(folder);
  const served = known.length === 0 && former !== null ? [former] : known;
  const at = served.indexOf(name);
  const now = at === -1 ? [...served, name] : served.slice(0, at + 1);
  writeFileSync(join(folder, 'served'), `${now.slice(-MOST_SERVED).join('\n')}\n`);
}

/** More than are ever kept. */
const MOST_SERVED = 20;

/**
 * The release that was served before the given one, not the one that was built before it: that may be one that was gone back from.
 * Null if none.
 *
 * @param {string} folder
 * @param {string} name
 */
export function releaseBefore(folder, name) {
  const served = servedReleases(folder);
  const at = served.indexOf(name);
  // Those of before the list was kept are found by their names.
  const earlier = at < 1 ? listReleases(folder).filter((other) => other < name) : served.slice(0, at);
  return earlier.filter((other) => isComplete(folder, other)).at(-1) ?? null;
}
