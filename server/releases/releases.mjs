// @ts-check
// Where releases are: each in a folder of its own below RELEASES_DIRECTORY, with the packages that it was built with,
// and a link `current` to the one that is served.
import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a release is called: the time of its making. Next takes such names as a deployment id. */
const NAME = /^[0-9]{8}-[0-9]{6}$/;

/** @param {unknown} name @returns {name is string} */
export const isReleaseName = (name) => typeof name === 'string' && name.length === 15 && NAME.test(name);

/** The name of a release that is made now. @param {Date} now */
export const releaseName = (now) => now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);

/** The source that this file belongs to. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the releases are. @param {Record<string, string | undefined>} environment */
export const releasesFolder = (environment) => resolve(root, environment.RELEASES_DIRECTORY || '.releases');

/** Where a running server takes orders. Short, because the path of a socket may have about a hundred bytes. @param {string} folder */
export const controlPath = (folder) => {
  const path = join(folder, 'control');
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
};

/** The releases that there are, the oldest first. @param {string} folder @returns {string[]} */
export function listReleases(folder) {
  try {
    return readdirSync(folder).filter(isReleaseName).sort();
  } catch {
    return [];
  }
}

/** The release that is served, or is to be; null if there is none. @param {string} folder @returns {string | null} */
export function currentRelease(folder) {
  try {
    const name = basename(readlinkSync(join(folder, 'current')));
    return isReleaseName(name) && lstatSync(join(folder, name)).isDirectory() ? name : null;
  } catch {
    return null;
  }
}

/** Says which release is served. In one step: whoever looks finds the old one or the new one. @param {string} folder @param {string} name */
export function setCurrentRelease(folder, name) {
  const next = join(folder, `current.${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(name, next);
  renameSync(next, join(folder, 'current'));
}

/** Whether a release was built to its end. @param {string} folder @param {string} name */
export const isComplete = (folder, name) => existsSync(join(folder, name, '.assets.json'));

/** The newest release before another one; null if there is none. @param {string} folder @param {string} name */
export const releaseBefore = (folder, name) =>
  listReleases(folder)
    .filter((other) => other < name && isComplete(folder, other))
    .at(-1) ?? null;
