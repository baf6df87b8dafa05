import sharp, { type Create } from 'sharp';
import { expect, it } from 'vitest';
import { pictureColors } from './picture-colors';

const square = (background: Create['background'], side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background } });

it('finds the colours of a logo by their share, and does not see what is transparent', async () => {
  const mark = await square('#2f5d43', 40).png().toBuffer();
  const logo = await square({ r: 255, g: 0, b: 0, alpha: 0 }, 80)
    .composite([{ input: mark, left: 0, top: 0 }])
    .webp({ lossless: true })
    .toBuffer();
  const [first, ...others] = await pictureColors(logo);
  expect(first?.hex).toBe('#2F5D43');
  expect(first?.share).toBeGreaterThan(0.8);
  expect(others.map(({ hex }) => hex)).not.toContain('#FF0000');
});

it('has no colour for a picture that shows nothing', async () => {
  expect(await pictureColors(await square({ r: 0, g: 0, b: 0, alpha: 0 }, 40).png().toBuffer())).toEqual([]);
});

it('rejects bytes that are no picture', async () => {
  await expect(pictureColors(new TextEncoder().encode('no picture'))).rejects.toThrow();
});
