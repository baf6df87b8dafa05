import { expect, it } from 'vitest';
import { frameRatio } from './frame-ratio';

it.each([
  [1280, 960, [1280, 960]],
  [1280, 1280, [1280, 1280]],
  [1280, 400, [4, 3]],
  [400, 1280, [4, 5]],
  [null, null, [1, 1]],
])('frames %s × %s as %s', (width, height, frame) => {
  expect(frameRatio({ width, height })).toEqual(frame);
});
