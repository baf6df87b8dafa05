// @ts-check
// Loaded before a command: it finds in .env what a server finds there.
import { fileURLToPath } from 'node:url';
import { readEnvironmentFiles } from '../../server/environment-files.mjs';

readEnvironmentFiles(fileURLToPath(new URL('../..', import.meta.url)));
