// `npm run draw [NAME…]`: renders the demo shops' drawings to prisma/seed/pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../../lib/uploads/picture';
import { demoShops } from '../../prisma/seed/catalogue';
import { picturesFolder } from '../../prisma/seed/pictures';
import { artworkNames, drawArtwork, drawLogo } from '.';
import { BANNERS, drawBanner } from './banners';
import { renderArtwork } from './render';

const LOGO_WIDTH = 320;
const wanted = process.argv.slice(2);

mkdirSync(picturesFolder, { recursive: true });
for (const { slug } of demoShops) {
  const logo = await sharp(Buffer.from(drawLogo(slug)))
    .resize(LOGO_WIDTH, LOGO_WIDTH)
    .webp({ quality: 90 })
    .toBuffer();
  writeFileSync(join(picturesFolder, `logo-${slug}.webp`), logo);
}
for (const name of artworkNames.filter((candidate) => wanted.length === 0 || wanted.includes(candidate))) {
  for (const { width, bytes } of await renderArtwork(drawArtwork(name))) {
    writeFileSync(join(picturesFolder, `${name}-${width}.webp`), bytes);
  }
  console.log(name);
}

// Last, because they are made of the drawings.
const drawing = (name: string) => readFileSync(join(picturesFolder, `${name}-1280.webp`));
for (const [slug, [large, upper, lower]] of Object.entries(BANNERS)) {
  const banner = await drawBanner([drawing(large), drawing(upper), drawing(lower)]);
  for (const width of PICTURE_WIDTHS) {
    const bytes = await sharp(banner).resize({ width }).webp({ quality: 82 }).toBuffer();
    writeFileSync(join(picturesFolder, `banner-${slug}-${width}.webp`), bytes);
  }
}
