import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of all runtime data; git-ignored. */
export const dataFolder = join(root, '.data');
