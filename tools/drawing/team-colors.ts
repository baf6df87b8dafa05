import { type Rgb, rgb } from './color';
import type { Tint } from './garments/garments';

/** Fabric colors of the team-wear maker. */
export const team = {
  navy: '#1f3358',
  royal: '#2456a6',
  red: '#c0322f',
  maroon: '#6e1f33',
  white: '#f2f2ee',
  black: '#2b2d31',
  green: '#1f6b4a',
  gold: '#e2a72e',
  gray: '#9ba1a8',
  slate: '#4d5966',
  lime: '#b9cf3f',
  sky: '#8db8dc',
};

/** Upright stripes, an odd number of them so that one runs down the middle. */
export function stripes(first: string, second: string, count: number): Tint {
  const [one, two] = [rgb(first), rgb(second)];
  return (u) => (Math.floor(u * count) % 2 === 0 ? one : two);
}

/** One color with level bands: [from, to, color] as shares of the height. */
export function hoops(
  base: string,
  levels: readonly (readonly [from: number, to: number, color: string])[],
): Tint {
  const ground = rgb(base);
  const painted = levels.map(([from, to, color]): readonly [number, number, Rgb] => [from, to, rgb(color)]);
  return (_u, v) => painted.find(([from, to]) => v >= from && v < to)?.[2] ?? ground;
}

/** Sleeve color with a cuff and, optionally, a second band. */
export function cuffed(base: string, cuff: string, depth = 0.09): (v: number) => Rgb {
  const [ground, edge] = [rgb(base), rgb(cuff)];
  return (v) => (v < depth ? edge : ground);
}
