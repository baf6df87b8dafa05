import 'server-only';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { isObjectKey } from './object-key';
import { ObjectExistsError, type ObjectStore } from './object-store';

// The disk keeps no content type beside a file, so the name carries it.
const CONTENT_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Files in a folder of this machine. */
export function diskStore(folder: string): ObjectStore {
  function pathOf(key: string): string {
    if (!isObjectKey(key)) {
      throw new RangeError('That is not an object key');
    }
    return join(folder, key);
  }

  return {
    async put(key, { bytes }) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeFile(path, bytes, { flag: 'wx' });
      } catch (error) {
        throw hasCode(error, 'EEXIST') ? new ObjectExistsError(key) : error;
      }
    },

    async get(key) {
      const contentType = CONTENT_TYPES[extname(key)];
      if (!contentType) {
        return null;
      }
      try {
        return { bytes: new Uint8Array(await readFile(pathOf(key))), contentType };
      } catch (error) {
        if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR')) {
          return null;
        }
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
