// Files in a folder that are either there in full or not at all, and are never written over.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, opendir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObjectKey } from './object-key';
import { ObjectExistsError } from './object-store';

// No key has a part that starts with a dot, so nothing in here is ever an object.
const INCOMING = '.incoming';

/** How often a file's folder may be taken away under it; once is rare. */
const MOST_TRIES = 5;

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Null for an error that says that a file is not there; throws any other. */
export function nullIfMissing(error: unknown): null {
  if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) {
    return null;
  }
  throw error;
}

async function linkInto(file: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await link(file, path).catch((error: unknown) => {
    // File systems without hard links.
    if (hasCode(error, 'EPERM', 'ENOTSUP')) {
      return copyFile(file, path, constants.COPYFILE_EXCL);
    }
    throw error;
  });
}

/** Never more than one folder's handle for each level in memory, however many files there are. */
async function* keysUnder(folder: string, path: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, path)).catch(nullIfMissing);
  for await (const entry of entries ?? []) {
    const key = `${path}${entry.name}`;
    if (entry.isDirectory() && !entry.name.startsWith('.')) {
      yield* keysUnder(folder, `${key}/`);
    } else if (entry.isFile() && isObjectKey(key)) {
      yield key;
    }
  }
}

export type DiskFiles = ReturnType<typeof diskFiles>;

export function diskFiles(folder: string) {
  function pathOf(key: string): string {
    if (!isObjectKey(key)) {
      throw new RangeError('That is not an object key');
    }
    return join(folder, key);
  }

  return {
    /** Where the object of a key is. Throws where the key could lead out of the folder. */
    pathOf,

    /** Runs `work` with the name of a new file, which is gone afterwards. */
    async withIncoming<Value>(work: (file: string) => Promise<Value>): Promise<Value> {
      const file = join(folder, INCOMING, randomUUID());
      await mkdir(dirname(file), { recursive: true });
      try {
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },

    /** Gives a complete file its place in one step, so that nobody ever reads half of it. */
    async place(file: string, key: string): Promise<void> {
      const path = pathOf(key);
      for (let tries = 1; ; tries += 1) {
        try {
          return await linkInto(file, path);
        } catch (error) {
          if (hasCode(error, 'EEXIST')) {
            throw new ObjectExistsError(key);
          }
          // A folder may go with the last file in it before this one is there; while it is made, that is ENOTDIR.
          if (!hasCode(error, 'ENOENT', 'ENOTDIR') || tries === MOST_TRIES) {
            throw error;
          }
        }
      }
    },

    /** The keys of all files, folder by folder. */
    list: () => keysUnder(folder, ''),

    /** Takes a file away, and the folders that were there for it alone. */
    async remove(key: string): Promise<void> {
      const path = pathOf(key);
      await rm(path, { force: true });
      const depth = key.split('/').length - 1;
      for (let level = 0, parent = dirname(path); level < depth; level += 1, parent = dirname(parent)) {
        try {
          await rmdir(parent);
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) {
            // Not empty, or not to be taken: an empty folder harms nobody.
            return;
          }
        }
      }
    },

    /** Takes away incoming files that a crash has left behind before then. */
    async tidy(before: Date): Promise<void> {
      const incoming = join(folder, INCOMING);
      for (const name of (await readdir(incoming).catch(nullIfMissing)) ?? []) {
        const path = join(incoming, name);
        const facts = await stat(path).catch(nullIfMissing);
        if (facts && facts.mtimeMs < before.getTime()) {
          await rm(path, { force: true });
        }
      }
    },
  };
}
