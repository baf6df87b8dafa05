// @ts-check
// Gives the build that follows a name of its own (next.config.mjs), so that pages of an earlier one notice it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseName, root } from './releases.mjs';

writeFileSync(join(root, '.release-id'), releaseName(new Date()));
