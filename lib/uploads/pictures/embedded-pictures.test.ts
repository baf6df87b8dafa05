import sharp from 'sharp';
import { expect, it } from 'vitest';
import { timesAsLong } from '@/lib/testing/time/times-as-long';
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

it('finds none if there is none, in linear time', async () => {
  const marks = bytesOf(';base64,'.repeat(1_000_000));
  const blanks = bytesOf(`;base64,${' '.repeat(5_000_000)}`);
  const ratio = await timesAsLong(
    () => {
      expect(embeddedPictures(marks)).toEqual([]);
      expect(embeddedPictures(blanks)).toEqual([]);
    },
    () => [marks, blanks].map((bytes) => bytes.reduce((sum, byte) => sum + byte, 0)),
    { runs: 3 },
  );
  expect(ratio).toBeLessThan(5);
});
