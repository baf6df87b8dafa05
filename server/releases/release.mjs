// @ts-check
// `npm run release`: builds the current source as a release and makes the running server change to it. `npm run
// release -- --back` goes back to the previous release, `npm run release -- NAME` to any kept one.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildRelease,
  collectAssets,
  finishRelease,
  prepareRelease,
  removeOldReleases,
} from './build-release.mjs';
import { order } from './control.mjs';
import {
  currentRelease,
  isComplete,
  isReleaseName,
  noteServed,
  releaseBefore,
  releaseName,
  releasesFolder,
  setCurrentRelease,
} from './releases.mjs';

/** The number of kept releases, including the current one. */
const MOST = 4;

const folder = releasesFolder(process.env);

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @returns {string} */
function buildOne() {
  const name = releaseName(new Date());
  console.log(`Building release ${name}, a minute or two. What is served goes on.`);
  prepareRelease(folder, name);
  if (!buildRelease(join(folder, name))) {
    rmSync(join(folder, name), { recursive: true, force: true });
    fail('The build failed. Nothing has changed.');
  }
  finishRelease(folder, name);
  return name;
}

/** @param {string | undefined} wish @returns {string} */
function chooseRelease(wish) {
  if (wish === undefined) {
    return buildOne();
  }
  const current = currentRelease(folder);
  const name = wish === '--back' ? current && releaseBefore(folder, current) : wish;
  if (name === null) {
    return fail('There is no release before this one.');
  }
  if (!isReleaseName(name) || !isComplete(folder, name)) {
    return fail(`There is no release ${name} in ${folder}.`);
  }
  return name;
}

const former = currentRelease(folder);
const release = chooseRelease(process.argv[2]);
collectAssets(folder, release, new Date());
const instead = former === null || former === release ? '' : `, instead of ${former}`;
switch (await order(folder, release)) {
  case 'changed':
    console.log(`Release ${release} is served${instead}.`);
    noteServed(folder, release, former);
    break;
  case 'nobody':
    setCurrentRelease(folder, release);
    console.log(`Release ${release} is what \`npm start\` will serve${instead}; no server is running.`);
    noteServed(folder, release, former);
    break;
  case 'refused':
    fail(`Release ${release} did not start; what was served goes on. The server's log says why.`);
}
removeOldReleases(folder, MOST, former === null || former === release ? [release] : [release, former]);
