import { noise } from '../../../prisma/seed/random';
import { stage } from '../backdrop';
import type { Camera } from '../camera';
import { clothFinish, sheetBetween } from '../cloth';
import { rgb } from '../color';
import { seamOn, stitchAlong } from '../garment-marks';
import { type Point, points, type Vector } from '../geometry';
import { letterStrokes } from '../lettering';
import { fromAbove, rooms } from '../palette';
import { tube } from '../plants';
import { castShadow } from '../shadow';
import { type Facet, mesh, paint, type Surface } from '../surface';
import { team } from '../team-colors';
import { badgeOn } from './badge';

const bagView: Camera = { pitch: 0.32, yaw: -0.42, centerX: 620, groundY: 950, zoom: 1.32 };

const half = 370;

const around = (angle: number, grow: number, x: number): Vector => {
  const sag = 1 + 0.03 * noise(x / 120, angle * 1.6, 4) + 0.012 * Math.sin(x / 26 + angle * 2);
  const flat = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.78;
  return [x, 172 + 172 * flat(Math.sin(angle)) * sag * grow, 186 * flat(Math.cos(angle)) * sag * grow];
};

/** v 0 and 1 are at the bottom; 0.25 faces the viewer, 0.5 is the top. */
const body: Surface = (u, v) => around(v * Math.PI * 2 - Math.PI / 2, 1, (u - 0.5) * 2 * half);

const endPanel: Surface = (u, v) => {
  const [, y, z] = around(u * Math.PI * 2, v, half);
  return [half + 30 * (1 - v ** 2.5), y, z];
};

const strap =
  (x: number): Surface =>
  (u, v) =>
    around(-Math.PI / 2 + 0.15 + v * 2.75, 1.018, x + (u - 0.5) * 46);

function duffel(): string {
  const [main, accent, web] = [team.black, team.red, '#3d4047'];
  const cloth = clothFinish((u) => rgb(u < 0.17 || u > 0.83 ? accent : main), 12, [200, 160], 0.09);
  const belt = clothFinish((u) => rgb(Math.abs(u - 0.5) > 0.38 ? '#2b2e34' : web), 13, [40, 300], 0.1);
  const handle = tube(
    [
      [-150, 318, 96],
      [-120, 420, 84],
      [-40, 470, 70],
      [40, 470, 70],
      [120, 420, 84],
      [150, 318, 96],
    ],
    17,
  );
  const line = (v: number): Point[] => Array.from({ length: 15 }, (_, i): Point => [0.03 + i * 0.067, v]);
  const ends = (u: number): Point[] => Array.from({ length: 15 }, (_, i): Point => [u, 0.02 + i * 0.04]);
  const rim: Point[] = Array.from({ length: 41 }, (_, i): Point => [i / 40, 0.93]);
  const name = letterStrokes('JUNO').flatMap((stroke) =>
    stitchAlong(
      bagView,
      body,
      (x, y) => [0.5 + x / (half * 2), 0.31 + y / 1080],
      stroke.map(([x, y]): Point => [x * 84, y * 84]),
      14,
      team.white,
    ),
  );
  const facets: Facet[] = [
    ...mesh(bagView, body, cloth, { columns: 120, rows: 130 }),
    ...mesh(
      bagView,
      endPanel,
      clothFinish(() => rgb(accent), 14, [120, 60], 0.07),
      { columns: 72, rows: 26, twoSided: true },
    ),
    ...[-170, 170].flatMap((x) =>
      mesh(bagView, strap(x), belt, { columns: 8, rows: 90, twoSided: true, lift: 60 }),
    ),
    ...mesh(bagView, handle, belt, { columns: 16, rows: 60, lift: 70 }),
    ...seamOn(bagView, body, line(0.47), '#16171a', false),
    ...seamOn(bagView, body, line(0.49), '#777b82', true),
    ...[0.17, 0.83].flatMap((u) => seamOn(bagView, body, ends(u), accent)),
    ...seamOn(bagView, endPanel, rim, '#8f2422', false),
    ...name,
  ];
  return stage(
    fromAbove(rooms.steel, 640),
    castShadow(bagView, [body, handle, endPanel], { onto: 'table' }, 0.36) + paint(facets, 'canvas'),
    'canvas',
  );
}

const sackView: Camera = { pitch: 0.03, yaw: 0, centerX: 640, groundY: 1100, zoom: 1.02 };

function sack(): string {
  const top = 700;
  const folds = (x: number, y: number): number => {
    const gather = Math.max(0, (y - 330) / (top - 330)) ** 1.6;
    return 26 * gather * Math.sin((x * (1 + gather * 0.9)) / 15) + 16 * noise(x / 90, y / 160, 5);
  };
  const front: Surface = sheetBetween(
    [
      [-262, 0],
      [-276, 190],
      [-256, 430],
      [-196, 610],
      [-172, top],
    ],
    [
      [262, 0],
      [276, 190],
      [256, 430],
      [196, 610],
      [172, top],
    ],
    120,
    folds,
  );
  const frill: Surface = sheetBetween(
    [
      [-170, top - 6],
      [-188, top + 70],
    ],
    [
      [170, top - 6],
      [188, top + 70],
    ],
    60,
    (x, y) => 18 * Math.sin(x / 13) * (0.5 + (y - top) / 120),
    30,
  );
  const tint = (_u: number, v: number) => rgb(v < 0.3 ? team.navy : v < 0.34 ? team.gold : '#2c5f9e');
  const cord = (side: -1 | 1, shift: number): Surface =>
    tube(
      [
        [side * 2, 975, 60],
        [side * 60, 880, 60],
        [side * (150 + shift), top + 10, 110],
        [side * (262 + shift), 420, 60],
        [side * (246 + shift * 0.4), 46, 90],
      ] as Vector[],
      9,
    );
  const hook: Surface = (u, v) => [
    Math.sin(-u * 6.2832) * 32 * v,
    968 + Math.cos(u * 6.2832) * 32 * v,
    120 - v * v * 16,
  ];
  const white = clothFinish((_u, v) => rgb(Math.sin(v * 300) > 0 ? '#f1efe8' : '#cfcabd'), 9);
  const facets = [
    ...mesh(sackView, front, clothFinish(tint, 22, [150, 150], 0.06), {
      columns: 120,
      rows: 100,
      twoSided: true,
    }),
    ...mesh(
      sackView,
      frill,
      clothFinish(() => rgb('#2c5f9e'), 23),
      { columns: 110, rows: 14, twoSided: true, lift: 20 },
    ),
    ...([-1, 1] as const).flatMap((side) =>
      [cord(side, 0), cord(side, 22)].flatMap((surface) =>
        mesh(sackView, surface, white, { columns: 10, rows: 120, lift: 150 }),
      ),
    ),
    ...mesh(
      sackView,
      hook,
      { color: () => rgb('#b98955'), gloss: 0.2 },
      { columns: 24, rows: 10, twoSided: true, lift: 260 },
    ),
    ...badgeOn(sackView, front, [0, 400], 190, [team.gold, team.white, team.navy]),
    ...seamOn(sackView, front, points('0.02,0.02 0.3,0.02 0.7,0.02 0.98,0.02'), team.navy),
  ];
  const shadow = castShadow(
    sackView,
    [front, frill, cord(-1, 0), cord(1, 0)],
    { onto: 'wall', z: -80 },
    0.32,
  );
  return stage({ ...rooms.sky, horizon: 1190 }, shadow + paint(facets, 'canvas'), 'canvas');
}

/** Bags by artwork name. */
export const bagPictures: Record<string, () => string> = { 'bag-duffel': duffel, 'bag-drawstring': sack };
