import type { Camera } from '../camera';
import { clothFinish, type Folds, sheetBetween, softFolds } from '../cloth';
import type { Rgb } from '../color';
import { curveThrough, type Point, type Vector } from '../geometry';
import { type Facet, mesh, type Surface } from '../surface';

/** The color of the body by share of its width and of its height. */
export type Tint = (u: number, v: number) => Rgb;

/** A cut, in pixels: half widths from hem to shoulder, body length and the neck opening. */
export type GarmentShape = {
  name: string;
  /** Half widths from hem to shoulder. */
  widths: readonly [hem: number, waist: number, chest: number, armhole: number, shoulder: number];
  length: number;
  neck: number;
  neckDepth: number;
  vee?: boolean;
  sleeve: 'short' | 'long';
  fold?: number;
  seed: number;
};

/** Heights shared by every garment, so that collars, sleeves and print meet the body. */
export const shoulderDrop = 62;

/** The height of the body's upper edge, neckline and shoulders, at a share of the half width. */
export function topEdge(shape: GarmentShape, across: number): number {
  const neckShare = shape.neck / shape.widths[4];
  const away = Math.abs(across);
  if (away >= neckShare) {
    return shape.length - shoulderDrop * ((away - neckShare) / (1 - neckShare)) ** 1.15;
  }
  const share = away / neckShare;
  const cut = shape.vee ? 1 - share ** 0.9 : Math.sqrt(1 - share * share);
  return shape.length - shape.neckDepth * cut;
}

/** The front of the body; u runs from the wearer's right side to the left, v from hem to shoulder. */
export function torso(shape: GarmentShape): Surface {
  const outline = curveThrough(shape.widths.map((width, index): Point => [width, index]));
  const folds = softFolds(shape.fold ?? 15, shape.seed);
  return (u, v): Vector => {
    const across = u * 2 - 1;
    const position = v < 0.7 ? (v / 0.7) * 0.5 : 0.5 + ((v - 0.7) / 0.3) * 0.5;
    const x = across * outline(position)[0];
    // Rows stay level up to the chest, so that bands knit into the cloth run straight across.
    const chest = 0.625 * shape.length;
    const y =
      v <= 0.625 ? v * shape.length : chest + ((v - 0.625) / 0.375) * (topEdge(shape, across) - chest);
    const armpit = [-1, 1].reduce((pull, side) => {
      const [dx, dy] = [x - side * shape.widths[2], y - shape.length * 0.66];
      const reach = Math.hypot(dx, dy);
      return (
        pull +
        4.5 * Math.sin(Math.atan2(dy, -dx * side) * 5) * (1 - Math.exp(-reach / 30)) * Math.exp(-reach / 130)
      );
    }, 0);
    return [x, y, 92 * Math.sqrt(Math.max(0, 1 - Math.abs(across) ** 3.2)) + folds(x, y) + armpit];
  };
}

/** A sleeve on the given side (-1 left of the picture, 1 right); v runs from the cuff to the shoulder. */
export function sleeve(shape: GarmentShape, side: -1 | 1): Surface {
  const [, , chest, , shoulder] = shape.widths;
  const top = shape.length - shoulderDrop;
  const under = shape.length * 0.64;
  const outer: Point[] =
    shape.sleeve === 'short'
      ? [
          [chest + 168, top - 292],
          [chest + 96, top - 120],
          [shoulder - 6, top + 6],
        ]
      : [
          [chest + 158, 52],
          [chest + 150, 240],
          [chest + 88, top - 200],
          [shoulder - 6, top + 6],
        ];
  const inner: Point[] =
    shape.sleeve === 'short'
      ? [
          [chest + 26, top - 348],
          [chest + 6, under - 30],
          [chest - 40, under],
        ]
      : [
          [chest + 44, 34],
          [chest + 34, 260],
          [chest + 2, under - 110],
          [chest - 40, under],
        ];
  const folds: Folds = (x, y) =>
    softFolds(13, shape.seed + side + 7)(x * 1.4, y * 1.2) +
    (shape.sleeve === 'long' ? 6 * Math.sin(y / 17 + x / 40) * Math.exp(-(((y - 300) / 120) ** 2)) : 0);
  const mirror = (edge: Point[]): Point[] => edge.map(([x, y]): Point => [x * side, y]);
  const [left, right] = side === 1 ? [inner, outer] : [outer, inner];
  return sheetBetween(mirror(left), mirror(right), 74, folds, -34);
}

/** Body and sleeves in cloth of the given tint. */
export function garmentBody(
  camera: Camera,
  shape: GarmentShape,
  tint: Tint,
  sleeveTint: (v: number) => Rgb,
): Facet[] {
  const body = clothFinish((u, v) => tint(u, v), shape.seed);
  const arm = clothFinish((_u, v) => sleeveTint(v), shape.seed + 3);
  return [
    ...mesh(camera, torso(shape), body, { columns: 108, rows: 96, twoSided: true, lift: 60 }),
    ...([-1, 1] as const).flatMap((side) =>
      mesh(camera, sleeve(shape, side), arm, {
        columns: 40,
        rows: shape.sleeve === 'long' ? 84 : 50,
        twoSided: true,
        lift: -200,
      }),
    ),
  ];
}
