import { type Camera, project } from '../camera';
import { clothFinish, fringe, hangingFolds, sheetBetween } from '../cloth';
import { type Rgb, rgb } from '../color';
import type { Point } from '../geometry';
import { tube } from '../plants';
import { castShadow } from '../shadow';
import { type Facet, mesh, type Surface } from '../surface';

/** A scarf over a wall peg: the back length first, then the front one. */
export function scarfOnPeg(
  view: Camera,
  tint: (u: number, v: number) => Rgb,
  ends: readonly string[],
  seed: number,
) {
  const top = 930;
  const length = (foot: number, shift: number, depth: number): Surface =>
    sheetBetween(
      [
        [shift - 122, foot],
        [shift - 116, foot + 260],
        [-84 + shift * 0.5, 640],
        [-40, top - 60],
        [-30, top + 18],
      ],
      [
        [shift + 122, foot],
        [shift + 118, foot + 260],
        [92 + shift * 0.5, 640],
        [52, top - 60],
        [34, top + 18],
      ],
      46,
      hangingFolds(9, 22, top, seed),
      depth,
    );
  const [back, front] = [length(150, 96, -10), length(70, -66, 60)];
  const peg = tube(
    [
      [0, top - 6, -60],
      [0, top + 4, 110],
    ],
    30,
    30,
  );
  const knob: Surface = (u, v) => [
    Math.sin(-u * 6.2832) * 34 * v,
    top + 12 + Math.cos(u * 6.2832) * 34 * v,
    150 - v * v * 16,
  ];
  const wood = { color: () => rgb('#b58652'), gloss: 0.2 };
  const cloth = clothFinish(tint, seed, [60, 200], 0.12);
  const edge =
    (foot: number, shift: number) =>
    (t: number): Point =>
      project(view, [shift - 118 + t * 236, foot, 70]);
  const facets: Facet[] = [
    ...mesh(view, back, cloth, { columns: 60, rows: 120, twoSided: true, lift: -120 }),
    ...mesh(view, front, cloth, { columns: 60, rows: 132, twoSided: true, lift: 60 }),
    ...mesh(view, peg, wood, { columns: 20, rows: 6, twoSided: true, lift: -300 }),
    ...mesh(view, knob, wood, { columns: 30, rows: 10, twoSided: true, lift: 200 }),
    ...fringe(view, edge(150, 96), { colors: ends, length: 74, strands: 30, seed }, -60),
    ...fringe(view, edge(70, -66), { colors: ends, length: 74, strands: 30, seed: seed + 1 }, 240),
  ];
  return { facets, shadow: castShadow(view, [back, front, knob], { onto: 'wall', z: -80 }, 0.32) };
}
