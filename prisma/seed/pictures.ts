// The rendered drawings, kept in the repository: drawing all of them takes minutes, and a first start
// should not. `npm run draw` renders them again from tools/drawing.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_WIDTHS } from '@/lib/uploads/picture';

/** Where the rendered pictures are. */
export const picturesFolder = join(dirname(fileURLToPath(import.meta.url)), 'pictures');

const read = (fileName: string) => new Uint8Array(readFileSync(join(picturesFolder, fileName)));

/** A product picture in the widths that the storefront serves. */
export const readPicture = (name: string) =>
  PICTURE_WIDTHS.map((width) => ({ width, bytes: read(`${name}-${width}.webp`) }));

export const readLogo = (slug: string) => read(`logo-${slug}.webp`);
