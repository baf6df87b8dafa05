import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isLargestSize, pictureFiles, pictureOfShare, shareKey } from '@/lib/uploads/store/object-key';
import { openGraphImage, openGraphImageUrl } from './open-graph-picture';
import { drawSharePicture } from './share-picture';

const KEY = 'a/0b-mug-1280.webp';

it('stands beside the other sizes, and goes with them', () => {
  expect(openGraphImageUrl(`/media/${KEY}`)).toBe(`/media/${shareKey(KEY)}`);
  expect(pictureOfShare(shareKey(KEY))).toBe(KEY);
  expect(pictureFiles(KEY)).toContain(shareKey(KEY));
  expect(isLargestSize(shareKey(KEY))).toBe(false);
  expect(openGraphImage(`/media/${KEY}`, 'A mug')).toEqual({
    url: '/media/a/0b-mug-1280.share.jpg',
    width: 1200,
    height: 630,
    alt: 'A mug',
    type: 'image/jpeg',
  });
});

it('is made of uploaded pictures only, and of nothing but their largest size', () => {
  expect(openGraphImage('https://example.test/mug.jpg', '')).toBeNull();
  expect(openGraphImageUrl('/media/a/0b-logo.webp')).toBeNull();
  for (const key of ['a/0b-mug-640.share.jpg', 'a/0b-logo.share.jpg', KEY, 'a/mug.jpg']) {
    expect(pictureOfShare(key), key).toBeNull();
  }
});

it.each([
  [1280, 1280],
  [1280, 400],
  [300, 900],
  [40, 40],
])('shows a picture of %i × %i whole', async (width, height) => {
  const source = await sharp({ create: { width, height, channels: 4, background: '#1133aa80' } })
    .webp()
    .toBuffer();
  const { info, data } = await sharp(await drawSharePicture(source))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const middle = (315 * 1200 + 600) * 3;
  // Blue in the middle, and the soft background in the corner.
  expect((data[middle + 2] ?? 0) - (data[middle] ?? 0)).toBeGreaterThan(20);
  expect(data[0]).toBeGreaterThan(230);
});
