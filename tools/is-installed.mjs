// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, peer?: boolean }} Package */

/**
 * The packages of a lockfile; null if there is none or it is unreadable.
 *
 * @param {string} path
 * @returns {Record<string, Package> | null}
 */
function packagesOf(path) {
  try {
    /** @type {unknown} */
    const lock = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof lock !== 'object' || lock === null || !('packages' in lock)) {
      return null;
    }
    return /** @type {Record<string, Package>} */ (lock.packages);
  } catch {
    return null;
  }
}

/**
 * True if the packages of the lockfile are installed already, by `npm ci` or `npm install`. npm records what it has
 * installed, and leaves out only packages for other systems.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (wanted === null || installed === null) {
    return false;
  }
  const names = Object.keys(wanted).filter((name) => name !== '');
  return (
    Object.keys(installed).every((name) => wanted[name] !== undefined) &&
    names.every((name) => {
      const [asked, found] = [wanted[name], installed[name]];
      return found === undefined
        ? asked?.optional === true
        : found.version === asked?.version && found.integrity === asked?.integrity;
    })
  );
}
