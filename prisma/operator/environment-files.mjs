// @ts-check
// Loaded before a command: it finds in .env what a server finds there, and in .env.owner what a server must not have.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnvironmentFiles } from '../../server/environment-files.mjs';

const ofOwner = fileURLToPath(new URL('../../.env.owner', import.meta.url));
if (existsSync(ofOwner)) {
  process.loadEnvFile(ofOwner);
}
readEnvironmentFiles(fileURLToPath(new URL('../..', import.meta.url)));
