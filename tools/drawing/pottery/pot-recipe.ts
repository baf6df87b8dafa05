import { between, createRandom, seedFrom } from '../../../prisma/seed/random';
import { curveThrough, type Point, type Vector } from '../geometry';
import type { Finish, Surface } from '../surface';

/** All properties of one pot; lengths in pixels at zoom 1. */
export type PotRecipe = {
  name: string;
  profile: readonly Point[];
  wall?: number;
  clay: string;
  glaze: string;
  inside?: string;
  lip?: string;
  /** Where the glaze ends on the outside, 0 at the foot and 1 at the lip. */
  glazeLine?: number;
  /** How far drips run below the glaze line, as a share of the outside. */
  drips?: number;
  speckles?: number;
  speckleColor?: string;
  gloss?: number;
  /** The share of light that reaches the floor inside. */
  floorLight?: number;
  handle?: readonly Point[];
  handleTurn?: number;
  handleSize?: readonly [wide: number, thick: number];
  /** Where it stands on the table. */
  at?: Point;
  decorate?: (finish: Finish) => Finish;
};

/** Where the glaze ends around the pot, with its waves and drips, as a share of the outside. */
export function glazeEdge(recipe: PotRecipe): (u: number) => number {
  const { glazeLine = 0.12, drips = 0 } = recipe;
  const random = createRandom(seedFrom(`${recipe.name} drips`));
  const runs = Array.from({ length: 13 }, (_, index) => ({
    at: (index + between(random, 0.1, 0.9)) / 13,
    long: between(random, 0.15, 1) * drips,
    wide: between(random, 0.013, 0.026),
  }));
  return (u) => {
    const turn = u * Math.PI * 2;
    const wave = Math.sin(turn * 4 + 1) * 0.008 + Math.sin(turn * 7) * 0.004;
    const runDown = runs.reduce((most, run) => {
      const away = Math.abs(((u - run.at + 1.5) % 1) - 0.5) / run.wide;
      return Math.max(
        most,
        run.long * Math.exp(-(away ** 4) * 0.6) + run.long * 0.35 * Math.exp(-(away ** 2) * 0.18),
      );
    }, 0);
    return Math.max(0.02, glazeLine + wave - runDown);
  };
}

/** A bent, slightly flattened pull of clay along a line of [outward, height] points. */
export function handleSurface(recipe: PotRecipe): Surface | null {
  if (!recipe.handle) return null;
  const path = curveThrough(recipe.handle);
  const [wide, thick] = recipe.handleSize ?? [27, 17];
  const angle = recipe.handleTurn ?? 1.25;
  const [atX, atZ] = recipe.at ?? [0, 0];
  return (u, v): Vector => {
    const [out, height] = path(v);
    const [beforeOut, beforeHeight] = path(v - 0.02);
    const [afterOut, afterHeight] = path(v + 0.02);
    const length = Math.hypot(afterOut - beforeOut, afterHeight - beforeHeight) || 1;
    const normal: Point = [-(afterHeight - beforeHeight) / length, (afterOut - beforeOut) / length];
    const taper = 1 + 0.5 * Math.abs(v - 0.5) ** 2.2 * 4 * 0.6;
    const around = -u * Math.PI * 2;
    const [side, lift] = [Math.sin(around) * wide * taper, Math.cos(around) * thick];
    const reach = out + normal[0] * lift;
    return [
      reach * Math.sin(angle) + side * Math.cos(angle) + atX,
      height + normal[1] * lift,
      reach * Math.cos(angle) - side * Math.sin(angle) + atZ,
    ];
  };
}
