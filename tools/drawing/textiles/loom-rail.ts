import { stage } from '../backdrop';
import { type Camera, project } from '../camera';
import { clothFinish, fringe, hangingFolds, sheetBetween } from '../cloth';
import { rgb } from '../color';
import type { Vector } from '../geometry';
import type { rooms } from '../palette';
import { tube } from '../plants';
import { castShadow } from '../shadow';
import { mesh, paint } from '../surface';
import type { Weave } from './weaves';

/** Straight on, for cloth hanging on a wall. */
export const wallView: Camera = { pitch: 0.03, yaw: 0, centerX: 640, groundY: 1120, zoom: 1.08 };

const wood = {
  color: (u: number, v: number) => rgb(Math.sin(u * 40 + v * 9) > 0.4 ? '#b0804f' : '#b98a58'),
  gloss: 0.12,
  shininess: 16,
};

type Hanging = {
  left: number;
  right: number;
  foot: number;
  weave: Weave;
  seed: number;
  pleat: number;
  wavelength: number;
};

const railHeight = 930;

function hanging({ left, right, foot, weave, seed, pleat, wavelength }: Hanging) {
  const pleats = hangingFolds(pleat, wavelength, railHeight, seed);
  const over = (y: number): number =>
    y > railHeight - 26 ? 44 * Math.sqrt(Math.max(0, 1 - ((y - railHeight + 26) / 46) ** 2)) - 44 : 0;
  const surface = sheetBetween(
    [
      [left - 4, foot],
      [left, railHeight * 0.5],
      [left + 3, railHeight - 60],
      [left + 3, railHeight + 18],
    ],
    [
      [right + 4, foot],
      [right, railHeight * 0.5],
      [right - 3, railHeight - 60],
      [right - 3, railHeight + 18],
    ],
    10,
    (x, y) => pleats(x, y) + over(y),
    50,
  );
  const cloth = clothFinish(
    (u, v) => weave(u * (right - left), v * (railHeight - foot)),
    seed,
    [170, 190],
    0.1,
  );
  return { surface, facets: mesh(wallView, surface, cloth, { columns: 150, rows: 165, twoSided: true }) };
}

/** A picture of cloths hanging over a wooden rail; `ends` are fringe colors, none for hemmed cloth. */
export function onRail(
  items: readonly Hanging[],
  room: (typeof rooms)[keyof typeof rooms],
  texture: 'wool' | 'linen',
  ends: readonly string[] = [],
): string {
  const rail = tube(
    [
      [-520, railHeight, 26],
      [0, railHeight, 26],
      [520, railHeight, 26],
    ] as Vector[],
    20,
  );
  const hung = items.map(hanging);
  const brackets = [-440, 440].map((x) =>
    tube(
      [
        [x, railHeight + 4, -70],
        [x + 0.5, railHeight + 2, 26],
      ] as Vector[],
      15,
    ),
  );
  const tassels = ends.length
    ? items.flatMap((item) =>
        fringe(
          wallView,
          (t) =>
            project(wallView, [
              item.left + 4 + t * (item.right - item.left - 8),
              item.foot + 2,
              50 +
                hangingFolds(
                  item.pleat,
                  item.wavelength,
                  railHeight,
                  item.seed,
                )(item.left + t * (item.right - item.left), item.foot),
            ]),
          { colors: ends, length: 58, strands: 76, seed: 5 },
          -10,
        ),
      )
    : [];
  const facets = [
    ...mesh(wallView, rail, wood, { columns: 20, rows: 60, lift: -120 }),
    ...brackets.flatMap((surface) =>
      mesh(wallView, surface, wood, { columns: 18, rows: 6, twoSided: true, lift: -200 }),
    ),
    ...hung.flatMap(({ facets: cloth }) => cloth),
    ...tassels,
  ];
  const shadow = castShadow(
    wallView,
    [rail, ...hung.map(({ surface }) => surface)],
    { onto: 'wall', z: -80 },
    0.3,
  );
  return stage({ ...room, window: false, horizon: 1200 }, shadow + paint(facets, texture), texture);
}
