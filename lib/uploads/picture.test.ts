import { describe, expect, it } from 'vitest';
import { PICTURE_WIDTHS, pictureSources } from './picture';

describe('the sources of a picture', () => {
  it('are four sizes if it was uploaded here', () => {
    expect(PICTURE_WIDTHS).toEqual([320, 640, 960, 1280]);
    expect(pictureSources('/media/shop/harvest-mug-1280.webp')).toEqual({
      src: '/media/shop/harvest-mug-640.webp',
      srcSet:
        '/media/shop/harvest-mug-320.webp 320w, /media/shop/harvest-mug-640.webp 640w, /media/shop/harvest-mug-960.webp 960w, /media/shop/harvest-mug-1280.webp 1280w',
    });
  });

  it.each([
    'https://pictures.example.test/mug.jpg',
    'https://pictures.example.test/media/mug-1280.webp',
    '/media/mug-640.webp',
    '/media/mug-1280.png',
    '/media/mug-1280.webp?v=2',
    '/media/-1280.webp/x',
    '/other/mug-1280.webp',
    '',
  ])('are only %o itself for any other URL', (url) => {
    expect(pictureSources(url)).toEqual({ src: url, srcSet: undefined });
  });
});
