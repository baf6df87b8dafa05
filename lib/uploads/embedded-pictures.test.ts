import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fastestOf } from '@/lib/testing/fastest-of';
import { embeddedPictures } from './embedded-pictures';

const bytesOf = (text: string) => new TextEncoder().encode(text);

it('finds the size of each PNG in a drawing', async () => {
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const [small, wide] = [await png(3, 5), await png(70_000, 2)];
  const drawing = `<svg><image href="data:image/png;base64,${small.toString('base64')}"/>
    <image href='data:;base64, ${wide.toString('base64')}'/></svg>`;
  expect(embeddedPictures(bytesOf(drawing))).toEqual([
    { width: 3, height: 5 },
    { width: 70_000, height: 2 },
  ]);
});

it('finds none where there is none, in no time', async () => {
  const milliseconds = await fastestOf(3, () => {
    expect(embeddedPictures(bytesOf(';base64,'.repeat(1_000_000)))).toEqual([]);
    expect(embeddedPictures(bytesOf(`;base64,${' '.repeat(5_000_000)}`))).toEqual([]);
  });
  expect(milliseconds).toBeLessThan(1_000);
});
