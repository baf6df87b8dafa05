// Files in a folder: each exists completely or not at all, and is never overwritten.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, opendir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObjectKey } from './object-key';
import { ObjectExistsError } from './object-store';

// No part of a key starts with a dot, so nothing in this folder is ever an object.
const INCOMING = '.incoming';

/** How often to retry if the file's folder is removed in between; once is rare already. */
const MOST_TRIES = 5;

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Null for a "not found" error; throws any other. */
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

/** Holds at most one open folder per level, however many files there are. */
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
    /** The path of a key's object. Throws if the key could lead outside the folder. */
    pathOf,

    /** Runs `work` with the path of a new temporary file, which is deleted afterwards. */
    async withIncoming<Value>(work: (file: string) => Promise<Value>): Promise<Value> {
      const file = join(folder, INCOMING, randomUUID());
      await mkdir(dirname(file), { recursive: true });
      try {
        return await work(file);
      } finally {
        await rm(file, { force: true });
      }
    },

    /** Moves a complete file to its place in one step, so that nobody reads half of it. */
    async place(file: string, key: string): Promise<void> {
      const path = pathOf(key);
      for (let tries = 1; ; tries += 1) {
        try {
          return await linkInto(file, path);
        } catch (error) {
          if (hasCode(error, 'EEXIST')) {
            throw new ObjectExistsError(key);
          }
          // The folder can be removed together with its last file before this one is linked; while it is being made,
          // the error is ENOTDIR.
          if (!hasCode(error, 'ENOENT', 'ENOTDIR') || tries === MOST_TRIES) {
            throw error;
          }
        }
      }
    },

    /** The keys of all files, folder by folder. */
    list: (within?: string) => keysUnder(folder, within === undefined ? '' : `${within}/`),

    /** Deletes a file, and the folders that are empty after it. */
    async remove(key: string): Promise<void> {
      const path = pathOf(key);
      await rm(path, { force: true });
      const depth = key.split('/').length - 1;
      for (let level = 0, parent = dirname(path); level < depth; level += 1, parent = dirname(parent)) {
        try {
          await rmdir(parent);
        } catch (error) {
          if (!hasCode(error, 'ENOENT')) {
            // Not empty, or not removable: an empty folder does no harm.
            return;
          }
        }
      }
    },

    /** Deletes temporary files from before this time, left behind by a crash. */
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
