import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { OperatorError } from '../operator/operator-error';
import { digestEntry, type Entry, newDigest, TYPE_HEADER } from './archive-format';

export type ArchiveWriter = {
  /** Adds an entry, as fast as the disk accepts it. */
  add(entry: Entry): Promise<void>;
  /** The digest of the entries so far, in hexadecimal. */
  digest(): string;
};

/**
 * Writes an archive to a file that gets its name only when it is complete and on the disk, so an interrupted one
 * never looks like a backup. Only its owner may read it, because it holds people's names and addresses.
 */
export async function writeArchive<Value>(
  path: string,
  work: (archive: ArchiveWriter) => Promise<Value>,
): Promise<Value> {
  if (await stat(path).catch(() => null)) {
    throw new OperatorError(`${path} is there already. Choose another name: nothing is written over.`);
  }
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    const value = await write(unfinished, work);
    await syncPath(unfinished);
    await rename(unfinished, path);
    await syncPath(dirname(path));
    return value;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function write<Value>(path: string, work: (archive: ArchiveWriter) => Promise<Value>): Promise<Value> {
  const tar = pack();
  const digest = newDigest();
  const written = pipeline(tar, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  // Awaited below; until then nothing else handles its rejection.
  written.catch(() => undefined);
  const add = (entry: Entry) =>
    new Promise<void>((resolve, reject) => {
      const { name, type, bytes } = entry;
      digestEntry(digest, entry);
      const headers = { name, mode: 0o600, ...(type !== null && { pax: { [TYPE_HEADER]: type } }) };
      tar.entry(headers, bytes, (error) => (error ? reject(error) : resolve()));
    });
  try {
    // A full disk ends the pipeline while an entry waits for room.
    const value = await Promise.race([
      work({ add, digest: () => digest.copy().digest('hex') }),
      written.then(() => Promise.reject(new Error('The archive ended too early'))),
    ]);
    tar.finalize();
    await written;
    return value;
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    throw isOfDisk(error) ? new OperatorError(`${path} cannot be written: ${error.message}`) : error;
  }
}

const isOfDisk = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/** Waits until a file or a folder is physically on the disk (fsync). */
async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
