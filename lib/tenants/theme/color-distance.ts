// How different two colours look. Contrast does not tell: red and green may be equally bright.

type Triple = readonly [number, number, number];

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Lightness and two axes of hue, evenly spaced for the eye: https://bottosson.github.io/posts/oklab/ */
function toOklab(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** The distance of two colours `#RRGGBB` in Oklab: 0 for equal ones, about 1 between black and white. */
export function colorDistance(a: string, b: string): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [toOklab(a), toOklab(b)];
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}
