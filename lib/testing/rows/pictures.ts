// Real pictures for tests, and an empty store.

import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import type { PictureKind } from '@/lib/uploads/pictures/picture-rules';
import { storePicture } from '@/lib/uploads/pictures/store-picture';
import { diskStore } from '@/lib/uploads/store/disk-store';
import { pictureKey } from '@/lib/uploads/store/object-key';

/** A PNG of one colour. */
export const drawPicture = (width = 900, height = 600): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

/** A store in a new folder, and functions that list its pictures and all its files. */
export async function emptyStore() {
  const folder = await mkdtemp(join(tmpdir(), 'makerfront-store-'));
  return {
    store: diskStore(folder),
    files: async () =>
      (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).sort(),
    everything: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .sort(),
  };
}

type SentPicture = { bytes: Uint8Array; fileName: string; kind: PictureKind };

/** A completed picture of a shop that nothing uses yet. */
export async function storedPicture(tenantId: TenantId, { bytes, fileName, kind }: SentPicture) {
  const row = await database().upload.create({
    data: {
      tenantId,
      kind,
      objectKey: pictureKey(tenantId, randomUUID(), fileName, 1280),
      fileName,
      contentType: 'image/png',
      byteSize: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  });
  const stored = await storePicture(tenantId, row, bytes);
  if (!stored.ok) {
    throw new Error(stored.error);
  }
  return stored.value;
}
