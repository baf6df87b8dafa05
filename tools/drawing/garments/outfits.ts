import { type Backdrop, stage } from '../backdrop';
import type { Camera } from '../camera';
import { clothFinish, sheetBetween, softFolds } from '../cloth';
import { dim, type Rgb, rgb } from '../color';
import { seamOn } from '../garment-marks';
import type { Point } from '../geometry';
import { strokeOn, subdivide } from '../marks';
import { castShadow } from '../shadow';
import { type Facet, mesh, paint, type Surface } from '../surface';
import { hangerHook, neckRib } from './garment-neck';
import { type GarmentShape, garmentBody, sleeve, type Tint, torso } from './garments';

/** Straight on, as a garment hangs on a wall. */
export const view: Camera = { pitch: 0.02, yaw: 0, centerX: 640, groundY: 1120, zoom: 1.12 };

const wall = { onto: 'wall', z: -70 } as const;

/** The short-sleeved cut that the other garments are based on. */
export const jersey: GarmentShape = {
  name: 'jersey',
  widths: [246, 238, 252, 236, 214],
  length: 780,
  neck: 86,
  neckDepth: 76,
  sleeve: 'short',
  seed: 31,
};

/** The long-sleeved cut. */
export const longSleeved: GarmentShape = {
  ...jersey,
  name: 'long sleeved',
  sleeve: 'long',
  seed: 44,
  widths: [240, 236, 252, 234, 212],
};

type Outfit = {
  shape: GarmentShape;
  room: Backdrop;
  tint: Tint;
  sleeve: (v: number) => Rgb;
  rib: string;
  inside: string;
  marks: (body: Surface) => Facet[];
};

/** A whole picture of a garment on its hanger. */
export function hang(
  { shape, room, tint, sleeve: arm, rib, inside, marks }: Outfit,
  texture: 'jersey' | 'wool' = 'jersey',
): string {
  const body = torso(shape);
  const shadow = castShadow(view, [body, sleeve(shape, -1), sleeve(shape, 1)], wall, 0.34, 'soft');
  const facets = [
    ...garmentBody(view, shape, tint, arm),
    ...neckRib(view, shape, rib, inside),
    ...hangerHook(view, shape.length),
    ...marks(body),
  ];
  return stage({ ...room, horizon: 1190 }, shadow + paint(facets, texture), texture);
}

/** The seams under the arms. */
export const sideSeams = (body: Surface, color: string): Facet[] =>
  [0.06, 0.94].flatMap((u) =>
    seamOn(
      view,
      body,
      [
        [u, 0.02],
        [u, 0.35],
        [u, 0.6],
      ],
      color,
      false,
    ),
  );

/** The stitched lower edge. */
export const hem = (body: Surface, color: string): Facet[] =>
  seamOn(
    view,
    body,
    Array.from({ length: 9 }, (_, i): Point => [0.01 + i * 0.1225, 0.035]),
    color,
  );

/** A zip with teeth down the middle of the body, from height share `low` to `high`. */
export function zip(body: Surface, low: number, high: number, color: string): Facet[] {
  const step = (high - low) / 4;
  const tape = Array.from({ length: 5 }, (_, index): Point => [0.5, low + index * step]);
  const teeth = Array.from({ length: Math.round((high - low) * 110) }, (_, index) => low + index / 110);
  return [
    ...seamOn(view, body, tape, color, false),
    ...teeth.flatMap((v) =>
      printLine(
        body,
        [
          [0.491, v],
          [0.509, v],
        ],
        '#c9ccd1',
        3,
      ),
    ),
  ];
}

/** A printed or piped line along the body, `width` pixels wide. */
export function printLine(body: Surface, line: readonly Point[], color: string, width: number): Facet[] {
  return strokeOn(view, body, subdivide(line, 10), { color: rgb(color), width, lift: 240 });
}

/** A stand-up collar around the neck, `tall` pixels high. */
export function standCollar(shape: GarmentShape, color: string, tall: number, open: number): Facet[] {
  const side = (direction: -1 | 1): Surface =>
    sheetBetween(
      [
        [direction * open * 0.5, shape.length - shape.neckDepth - 2],
        [direction * (open * 1.1 + 4), shape.length - shape.neckDepth * 0.4 + tall * 0.6],
      ],
      [
        [direction * (shape.neck + 12), shape.length - 8],
        [direction * (shape.neck - 2), shape.length + tall],
      ],
      16,
      softFolds(3, 3),
      96,
    );
  const back: Surface = sheetBetween(
    [
      [-shape.neck + 2, shape.length - 30],
      [-shape.neck + 6, shape.length + tall + 4],
    ],
    [
      [shape.neck - 2, shape.length - 30],
      [shape.neck - 6, shape.length + tall + 4],
    ],
    -30,
    undefined,
    0,
  );
  const finish = clothFinish(() => rgb(color), 8);
  return [
    ...mesh(
      view,
      back,
      clothFinish((_u, v) => dim(rgb(color), 0.45 + v * 0.25), 9),
      { columns: 30, rows: 12, twoSided: true, lift: -10 },
    ),
    ...([-1, 1] as const).flatMap((direction) =>
      mesh(view, side(direction), finish, { columns: 26, rows: 22, twoSided: true, lift: 160 }),
    ),
  ];
}
