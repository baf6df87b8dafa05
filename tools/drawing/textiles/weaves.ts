import { bands } from '../cloth';
import { mix, type Rgb, rgb } from '../color';

/** The color of a cloth at a place, in pixels across and along. */
export type Weave = (across: number, along: number) => Rgb;

/** Yarn colors, most of them plant dyes. */
export const yarns = {
  indigo: '#33437a',
  deep: '#232c52',
  woad: '#7d94bd',
  pale: '#c4cddd',
  undyed: '#e9e0cf',
  oat: '#cdbb98',
  madder: '#a4553f',
  weld: '#cda748',
  walnut: '#6b5240',
  sage: '#8f9b7d',
  charcoal: '#45434a',
  rose: '#c9998b',
};

/** Two sets of bands crossing: where they meet, the colors mix as warp and weft do. The same both ways unless said. */
export function plaid(
  warp: readonly (readonly [number, string])[],
  weft: readonly (readonly [number, string])[] = warp,
): Weave {
  const [down, across] = [bands(warp), bands(weft)];
  return (x, y) => mix(down(x), across(y), (Math.floor(x / 7) + Math.floor(y / 7)) % 2 ? 0.38 : 0.62);
}

/** Zigzag columns of slanted threads. */
export function herringbone(first: string, second: string, column: number, thread: number): Weave {
  const [one, two] = [rgb(first), rgb(second)];
  return (x, y) => {
    const lane = Math.floor(x / column);
    const within = x - lane * column;
    const slanted = y + (lane % 2 === 0 ? within : column - within);
    const phase = ((slanted % thread) + thread) % thread;
    return phase < thread / 2 ? one : two;
  };
}

/** Level stripes on a plain ground. */
export function striped(levels: readonly (readonly [number, string])[]): Weave {
  const level = bands(levels);
  return (_x, y) => level(y);
}

/** Nested diamonds in two colors. */
export function diamonds(ground: string, figure: string, size: number): Weave {
  const [back, front] = [rgb(ground), rgb(figure)];
  return (x, y) => {
    const fold = (value: number): number => Math.abs((((value % size) + size) % size) - size / 2);
    const reach = (fold(x) + fold(y)) / (size / 2);
    const ring = Math.floor(reach * 4.5);
    return ring % 2 === 0 ? front : back;
  };
}
