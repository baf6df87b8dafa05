// The rendered drawings, committed to the repository: drawing all of them takes minutes, which a first start should
// not. `npm run draw` renders them again from tools/drawing.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_WIDTHS } from '@/lib/uploads/picture';

/** Folder of the rendered pictures. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), 'pictures');

const read = (fileName: string) => new Uint8Array(readFileSync(join(picturesFolder, fileName)));

/** A product picture in the storefront's widths. */
export const readPicture = (name: string) =>
  PICTURE_WIDTHS.map((width) => ({ width, bytes: read(`${name}-${width}.webp`) }));

export const readLogo = (slug: string) => read(`logo-${slug}.webp`);
