// @ts-check
// Lets browsers compile the scripts that every page runs away from the page's own thread (decision 0290).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Chrome compiles all functions of a script that begins with this while it loads the script, on a thread of its own, and not each at its
 * first call (V8's explicit compile hints). Other browsers take it for a comment.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/** The hint is 40 bytes for each file, and a small one is compiled in no time. */
const FEWEST_CHARACTERS = 50_000;

/** @param {unknown} manifest @returns {string[]} */
function scriptsOfAllPages(manifest) {
  const files =
    typeof manifest === 'object' && manifest !== null && 'rootMainFiles' in manifest
      ? manifest.rootMainFiles
      : null;
  if (!Array.isArray(files) || files.length === 0) {
    throw new Error("Next's build-manifest.json names no scripts of all pages (rootMainFiles)");
  }
  return files.map(String);
}

/**
 * Marks the long scripts that every page runs. All of their functions are wanted at once, which is not so of a page's own. A repeated call
 * changes nothing. Throws if Next's list of them is not there.
 *
 * @param {string} build Next's folder, `.next`
 */
export function compileAtOnce(build) {
  for (const file of scriptsOfAllPages(
    JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8')),
  )) {
    const path = join(build, file);
    const script = readFileSync(path, 'utf8');
    if (script.length > FEWEST_CHARACTERS && !script.startsWith(HINT)) {
      writeFileSync(path, HINT + script);
    }
  }
}
