// Real pictures for tests, and a store that is empty.
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { diskStore } from '../uploads/disk-store';

/** A PNG of one colour. */
export const drawPicture = (width = 900, height = 600): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

/** A store in a new folder, and the names of what is in it: of its pictures, and of everything. */
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
