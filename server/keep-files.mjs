// @ts-check
// Puts the files of this build where the cache in front finds them after the last server of this release has ended: a page
// that was sent a moment before still asks for them.
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Days after its last server for which the files of a release are kept, as long as a release keeps them itself. */
const DAYS = 30;

/**
 * Copies the build's files into a folder that servers and cache share (`KEPT_FILES_DIRECTORY`), under the paths of their
 * addresses, and removes those of releases whose last server ended 30 days ago: it is called at a server's start and at its
 * end. Names hold a hash of the content, so a file that is there already is the same. Several servers may do so at once.
 *
 * @param {object} options
 * @param {string} options.from `.next/static`
 * @param {string} options.to the shared folder
 * @param {Date} options.now
 * @returns {number} how many files were new. Throws if the folder cannot be written.
 */
export function keepFiles({ from, to, now }) {
  const target = join(to, '_next/static');
  let fresh = 0;
  for (const file of filesBelow(from)) {
    const path = join(target, file);
    if (!touch(path, now)) {
      mkdirSync(dirname(path), { recursive: true });
      // The cache never finds half of a file.
      const part = `${path}.${process.pid}.part`;
      copyFileSync(join(from, file), part);
      utimesSync(part, now, now);
      renameSync(part, path);
      fresh += 1;
    }
  }
  const oldest = now.getTime() - DAYS * 24 * 3_600_000;
  for (const file of filesBelow(target)) {
    const path = join(target, file);
    const used = statSync(path, { throwIfNoEntry: false });
    if (used !== undefined && used.mtimeMs < oldest) {
      rmSync(path, { force: true });
    }
  }
  return fresh;
}

/** Marks a file as used now; false if there is none. @param {string} path @param {Date} now */
function touch(path, now) {
  try {
    utimesSync(path, now, now);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
