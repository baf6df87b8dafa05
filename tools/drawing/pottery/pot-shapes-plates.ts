import { noise } from '../../../prisma/seed/random';
import { dim, mix, rgb } from '../color';
import { type Point, points } from '../geometry';
import { letterStrokes } from '../lettering';
import { clays, glazes } from '../palette';
import type { Finish } from '../surface';
import type { PotRecipe } from './pot-recipe';

const plateLight = 0.94;

const plateLine: Point[] = points('240,0 256,14 350,26 430,58 452,84');

function ringed(inner: string, outer: string, seed: number) {
  return (finish: Finish): Finish => ({
    ...finish,
    color: (_u, _v, point) => {
      const reach = Math.hypot(point[0], point[2]) + noise(point[0] / 60, point[2] / 60, seed) * 22;
      const share = Math.min(1, Math.max(0, (reach - 270) / 120));
      const streak = noise(Math.atan2(point[0], point[2]) * 26, reach / 90, seed + 1) * 0.14;
      return mix(
        dim(rgb(inner), 1 + streak * 0.2),
        rgb(outer),
        share + (share > 0 && share < 1 ? streak : 0),
      );
    },
  });
}

export const dinnerPlate: PotRecipe = {
  name: 'dinner plate',
  floorLight: plateLight,
  clay: clays.dark,
  glaze: '#5f7f86',
  profile: plateLine,
  wall: 13,
  lip: '#9a6a3e',
  gloss: 0.5,
  decorate: ringed('#7fa3a2', '#2f4d5c', 11),
};

export const fernPlate: PotRecipe = {
  name: 'fern plate',
  floorLight: plateLight,
  clay: clays.terracotta,
  glaze: glazes.charcoal,
  profile: plateLine.map(([r, h]): Point => [r * 0.9, h * 0.85]),
  wall: 13,
  lip: '#c07a50',
  gloss: 0.25,
  decorate: ringed('#3f4744', '#4a524e', 4),
};

export const weddingPlate: PotRecipe = {
  name: 'wedding plate',
  floorLight: plateLight,
  clay: clays.porcelain,
  glaze: glazes.white,
  profile: plateLine,
  wall: 13,
  lip: '#c9a06a',
  gloss: 0.4,
  speckles: 90,
};

/** A double ring around two initials. */
export function weddingLines(): Point[][] {
  const ring = (radius: number): Point[] =>
    Array.from(
      { length: 97 },
      (_, i): Point => [Math.sin(i * 0.0654) * radius, Math.cos(i * 0.0654) * radius],
    );
  const letters = letterStrokes('R & T', 1.2).map((line) => line.map(([x, y]): Point => [x * 78, y * 104]));
  return [ring(226), ring(216), ...letters];
}
