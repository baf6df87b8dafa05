// @ts-check
// Gives the next build its own name (next.config.mjs), so that pages of an earlier build notice the change. Refused
// while a server runs on the build of this folder: the server would find other files than at its start.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { order } from './control.mjs';
import { currentRelease, releaseName, releasesFolder, root } from './releases.mjs';

const folder = releasesFolder(process.env);

if (currentRelease(folder) === null && (await order(folder, '')) !== 'nobody') {
  console.error(
    'A server runs on the build of this folder, and would break. `npm run release` builds beside it; or stop the server first.',
  );
  process.exit(1);
}
writeFileSync(join(root, '.release-id'), releaseName(new Date()));
