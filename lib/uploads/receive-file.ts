import 'server-only';
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { err, ok, type Result } from '@/lib/result';
import type { DiskFiles } from './store/disk-files';
import { ObjectExistsError, type UploadTerms } from './store/object-store';

export type ReceiveError = 'upload_changed' | 'upload_exists' | 'body_broken';

/**
 * Streams a body to disk, and stores it under its key if it is exactly what was signed. Stops reading at the first
 * excess byte; a refused body leaves nothing behind.
 */
export function receiveFile(
  files: DiskFiles,
  { key, ...terms }: Pick<UploadTerms, 'byteSize' | 'sha256'> & { key: string },
  body: AsyncIterable<Uint8Array>,
): Promise<Result<null, ReceiveError>> {
  return files.withIncoming(async (path) => {
    const written = await write(path, terms, body);
    if (!written.ok) {
      return written;
    }
    try {
      await files.place(path, key);
      return ok(null);
    } catch (error) {
      if (error instanceof ObjectExistsError) {
        return err('upload_exists');
      }
      throw error;
    }
  });
}

async function write(
  path: string,
  { byteSize, sha256 }: Pick<UploadTerms, 'byteSize' | 'sha256'>,
  body: AsyncIterable<Uint8Array>,
): Promise<Result<null, ReceiveError>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of withoutThrowing(body)) {
      if (chunk === null) {
        return err('body_broken');
      }
      size += chunk.byteLength;
      if (size > byteSize) {
        return err('upload_changed');
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return size === byteSize && hash.digest('hex') === sha256 ? ok(null) : err('upload_changed');
}

/** The chunks of a body, and null when the sender disconnects: that is not an error of the disk. */
async function* withoutThrowing(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | null> {
  try {
    yield* body;
  } catch {
    yield null;
  }
}
