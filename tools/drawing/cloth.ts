import { between, createRandom, noise } from '../../prisma/seed/random';
import type { Camera } from './camera';
import { dim, hex, type Rgb, rgb } from './color';
import { curveThrough, type Point, type Vector } from './geometry';
import type { Facet, Finish, Surface } from './surface';

/** The depth of a fold at a place of the cloth, in pixels toward the viewer. */
export type Folds = (x: number, y: number) => number;

/** A sheet between two edges, each through the same number of points; rounded toward the viewer by `bulge`. */
export function sheetBetween(
  left: readonly Point[],
  right: readonly Point[],
  bulge: number,
  folds: Folds = () => 0,
  depth = 0,
): Surface {
  const [leftEdge, rightEdge] = [curveThrough(left), curveThrough(right)];
  return (u, v): Vector => {
    const [leftX, leftY] = leftEdge(v);
    const [rightX, rightY] = rightEdge(v);
    const [x, y] = [leftX + (rightX - leftX) * u, leftY + (rightY - leftY) * u];
    const round = Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 4));
    return [x, y, depth + bulge * round + folds(x, y)];
  };
}

/** Folds of a worn jersey: long soft drops with slanted pulls between them. */
export function softFolds(amount: number, seed: number): Folds {
  return (x, y) =>
    amount *
    (noise(x / 105 + y / 520, y / 420, seed) +
      0.55 * noise((x + y * 0.55) / 74, (y - x * 0.5) / 260, seed + 1) +
      0.35 * noise((x - y * 0.6) / 60, (y + x * 0.5) / 240, seed + 2));
}

/** Upright pleats that deepen downward, as in cloth that hangs from its upper edge. */
export function hangingFolds(amount: number, wavelength: number, top: number, seed: number): Folds {
  return (x, y) => {
    const drop = Math.min(1, Math.max(0, (top - y) / 420));
    const wander = noise(y / 380, x / 400, seed) * 26;
    const main = Math.sin((x + wander) / wavelength) + 0.4 * Math.sin((x - wander) / (wavelength * 0.53) + 2);
    return amount * (0.25 + 0.75 * drop) * main;
  };
}

/** A woven or knitted finish: `pattern` gives the color at (u, v); yarn by yarn it varies a little. */
export function clothFinish(
  pattern: (u: number, v: number, point: Vector) => Rgb,
  seed: number,
  yarns: readonly [across: number, along: number] = [90, 120],
  rough = 0.05,
): Finish {
  return {
    gloss: 0,
    color: (u, v, point) => {
      const weft = noise(u * 6, v * yarns[1], seed) * 0.035;
      const warp = noise(u * yarns[0], v * 6, seed + 1) * 0.035;
      return dim(pattern(u, v, point), 1.08 + weft + warp + noise(u * 3, v * 3, seed + 2) * 0.03);
    },
    relief: (u, v) => [
      noise(u * yarns[0], v * 30, seed + 3) * rough,
      noise(u * 30, v * yarns[1], seed + 4) * rough,
    ],
  };
}

/** Bands of color by share of a length: [width, color] pairs, repeated. */
export function bands(
  widths: readonly (readonly [width: number, color: string])[],
): (position: number) => Rgb {
  const total = widths.reduce((sum, [width]) => sum + width, 0);
  return (position) => {
    let rest = ((position % total) + total) % total;
    for (const [width, color] of widths) {
      if (rest < width) return rgb(color);
      rest -= width;
    }
    return rgb(widths[0]?.[1] ?? '#000000');
  };
}

type FringeStyle = { colors: readonly string[]; length: number; strands: number; seed: number };

/** Twisted tassels hanging from an edge given in picture pixels. */
export function fringe(
  camera: Camera,
  edge: (t: number) => Point,
  style: FringeStyle,
  depth: number,
): Facet[] {
  const random = createRandom(style.seed);
  const lean = Math.cos(camera.pitch);
  return Array.from({ length: style.strands }, (_, index) => {
    const [x, y] = edge((index + 0.5) / style.strands);
    const color = rgb(style.colors[Math.floor((index / style.strands) * style.colors.length)] ?? '#cccccc');
    const long = style.length * between(random, 0.88, 1.08) * (0.75 + 0.25 * lean);
    const sway = between(random, -9, 9);
    const path = `M${x.toFixed(1)} ${(y - 4).toFixed(1)}q${sway.toFixed(1)} ${(long * 0.5).toFixed(1)} ${(sway * 0.6).toFixed(1)} ${long.toFixed(1)}`;
    const tone = between(random, 0.86, 1.06);
    const line = (shade: number, width: number, shift: number) =>
      `<path d="${path}" transform="translate(${shift} 0)" fill="none" stroke="${hex(dim(color, shade * tone))}" stroke-width="${width}" stroke-linecap="round"/>`;
    return {
      depth: depth + index * 0.001,
      markup: line(0.66, 8.5, 1.4) + line(0.92, 6, 0) + line(1.08, 2, -1.4),
    };
  });
}
