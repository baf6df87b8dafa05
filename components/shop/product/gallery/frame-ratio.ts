const WIDEST = 4 / 3;
const TALLEST = 4 / 5;

/** Width and height of the frame around a product's pictures: the first one's, if it is neither wide nor tall. */
export function frameRatio({
  width,
  height,
}: {
  width: number | null;
  height: number | null;
}): [number, number] {
  if (width === null || height === null) {
    return [1, 1];
  }
  const ratio = width / height;
  if (ratio > WIDEST) {
    return [4, 3];
  }
  return ratio < TALLEST ? [4, 5] : [width, height];
}
