import 'server-only';
import { constants } from 'node:fs';
import { copyFile, open, readFile, stat, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { Result } from '@/lib/result';
import { keysFor } from '@/lib/secrets/secrets';
import { type ReceiveError, receiveFile } from '@/lib/uploads/receive-file';
import { diskFiles, nullIfMissing } from './disk-files';
import { mediaUrl } from './object-key';
import type { ObjectStore, UploadTerms } from './object-store';
import { signFileToken } from './stored-file-token';

// The disk stores no content type with a file, so the extension determines it.
const CONTENT_TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.csv': 'text/csv',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xls': 'application/vnd.ms-excel',
  '.zip': 'application/zip',
};

const contentTypeOf = (key: string) =>
  CONTENT_TYPES[extname(key).toLowerCase()] ?? 'application/octet-stream';

/** An object store with the handlers behind its signed addresses. */
export type DiskStore = ObjectStore & {
  /** Receives an upload for a key, and stores it if it is what was signed. */
  receive(
    terms: Pick<UploadTerms, 'byteSize' | 'sha256'> & { key: string },
    body: AsyncIterable<Uint8Array>,
  ): Promise<Result<null, ReceiveError>>;
  /** The bytes of a key's object one after the other, for a download; or null. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array>; byteSize: number } | null>;
};

/** Files in a folder of this machine; its signed addresses are served by this app (disk-transfer.ts). */
export function diskStore(folder: string): DiskStore {
  const files = diskFiles(folder);
  const { pathOf, place, withIncoming } = files;

  return {
    async put(key, { bytes }) {
      pathOf(key);
      await withIncoming(async (file) => {
        await writeFile(file, bytes, { flag: 'wx' });
        await place(file, key);
      });
    },

    async putFile(key, { path }) {
      pathOf(key);
      await withIncoming(async (file) => {
        await copyFile(path, file, constants.COPYFILE_EXCL);
        await place(file, key);
      });
    },

    async get(key) {
      const bytes = await readFile(pathOf(key)).catch(nullIfMissing);
      return bytes && { bytes: new Uint8Array(bytes), contentType: contentTypeOf(key) };
    },

    async head(key) {
      const facts = await stat(pathOf(key)).catch(nullIfMissing);
      return facts?.isFile() ? { byteSize: facts.size, contentType: contentTypeOf(key) } : null;
    },

    async copy(from, to) {
      const source = pathOf(from);
      pathOf(to);
      return withIncoming(async (file) => {
        const copied = await copyFile(source, file, constants.COPYFILE_EXCL).catch(nullIfMissing);
        if (copied === null) {
          return false;
        }
        await place(file, to);
        return true;
      });
    },

    delete: files.remove,

    async signUpload(key, { expiresAt, ...terms }) {
      pathOf(key);
      const claim = { use: 'send', key, ...terms, expiresAt: expiresAt.getTime() } as const;
      return {
        method: 'PUT',
        url: `/api/uploads/bytes/${signFileToken(keysFor('stored-file-token'), claim)}`,
        headers: { 'Content-Type': terms.contentType },
      };
    },

    async signDownload(key, { expiresAt, ...terms }) {
      pathOf(key);
      const claim = { use: 'fetch', key, ...terms, expiresAt: expiresAt.getTime() } as const;
      return `/files/${signFileToken(keysFor('stored-file-token'), claim)}`;
    },

    publicUrl: mediaUrl,
    list: files.list,
    async open(key) {
      const file = await open(pathOf(key)).catch(nullIfMissing);
      if (file === null) {
        return null;
      }
      const facts = await file.stat();
      if (!facts.isFile()) {
        await file.close();
        return null;
      }
      // Closes the file at its end, and if the reader goes away.
      const stream = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
      return { stream, byteSize: facts.size };
    },
    tidy: files.tidy,
    receive: (terms, body) => receiveFile(files, terms, body),
  };
}
