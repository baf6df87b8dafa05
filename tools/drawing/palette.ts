import type { Backdrop } from './backdrop';

/** The rooms of the pictures: one small family per shop, so that a grid of them looks uniform. */
export const rooms = {
  chalk: { wall: '#efe7da', table: '#dccdb6', horizon: 770 },
  sand: { wall: '#e6d5bd', table: '#d0b795', horizon: 770, window: true },
  sage: { wall: '#d3d8c6', table: '#c3bfa4', horizon: 770 },
  blush: { wall: '#ecd9cc', table: '#d9bda9', horizon: 770, window: true },
  steel: { wall: '#dde1e4', table: '#c3c9ce', horizon: 1120 },
  sky: { wall: '#d3e0ea', table: '#b9c9d6', horizon: 1120 },
  cream: { wall: '#f0e9da', table: '#d9cfba', horizon: 1120 },
  linen: { wall: '#ebe4d6', table: '#d3c4a9', horizon: 800 },
  mist: { wall: '#d2d7e2', table: '#bcc1cd', horizon: 800 },
  oat: { wall: '#e2d6c2', table: '#c6b08d', horizon: 800, window: true },
} as const satisfies Record<string, Backdrop>;

/** The same room seen from higher up, for flat things: the table's edge moves up the picture. */
export function fromAbove(room: Backdrop, horizon: number): Backdrop {
  return { ...room, horizon, window: false };
}

/** Clay bodies after firing. */
export const clays = { stoneware: '#c9a783', terracotta: '#bd6a45', dark: '#6a4a3a', porcelain: '#e2d8c9' };

/** Fired glaze colors. */
export const glazes = {
  cream: '#eae0cb',
  sage: '#9fb09a',
  celadon: '#a9c8bd',
  cobalt: '#33507f',
  tenmoku: '#3f2a20',
  white: '#e8e1d6',
  oat: '#dcc9a6',
  rust: '#a8532f',
  charcoal: '#4b4a4a',
  rose: '#d9a79a',
};
