import type { Camera } from '../camera';
import { clothFinish } from '../cloth';
import { dim, rgb } from '../color';
import type { Point } from '../geometry';
import { tube } from '../plants';
import { type Facet, mesh, type Surface } from '../surface';
import { type GarmentShape, topEdge } from './garments';

/** The rib around the neck with the inside of the back showing behind it. */
export function neckRib(
  camera: Camera,
  shape: GarmentShape,
  color: string,
  inside: string,
  wide = 20,
): Facet[] {
  const front: Surface = (u, v) => {
    const across = (u * 2 - 1) * (shape.neck / shape.widths[4]);
    const [x, y] = [across * shape.widths[4], topEdge(shape, across)];
    const share = Math.abs(u * 2 - 1);
    const grow = 1 + ((1 - v) * wide) / (shape.neck * (shape.vee ? 1.2 : 1));
    return [
      x * (1 + (grow - 1) * (0.3 + share * 0.2)),
      y - (1 - v) * wide * (1.1 - share * 0.75) + 3,
      96 + Math.sin(v * Math.PI) * 8,
    ];
  };
  const back: Surface = (u, v) => {
    const across = u * 2 - 1;
    return [across * shape.neck * 1.03, shape.length + 22 * (1 - across * across) - 2 - v * wide * 1.25, 0];
  };
  const lining: Surface = (u, v) => {
    const across = u * 2 - 1;
    const [low, high] = [
      topEdge(shape, across * (shape.neck / shape.widths[4])) - 4,
      shape.length + 16 * (1 - across * across),
    ];
    return [across * shape.neck, low + (high - low) * v, -20];
  };
  const ribbed = clothFinish(() => rgb(color), 5);
  const finish = { ...ribbed, relief: (u: number): Point => [Math.sin(u * 190) * 0.25, 0] };
  return [
    ...mesh(
      camera,
      lining,
      { color: (_u, v) => dim(rgb(inside), 0.5 + v * 0.22) },
      { columns: 24, rows: 12, twoSided: true, lift: -60 },
    ),
    ...mesh(camera, back, finish, { columns: 60, rows: 4, twoSided: true, lift: -20 }),
    ...mesh(camera, front, finish, { columns: 70, rows: 6, twoSided: true, lift: 90 }),
  ];
}

/** A wooden hanger's hook over a wall peg, above the collar. */
export function hangerHook(camera: Camera, length: number): Facet[] {
  const wire = tube(
    [
      [0, length - 10, -10],
      [0, length + 62, -10],
      [6, length + 92, -10],
      [30, length + 106, -10],
      [50, length + 84, -10],
      [46, length + 66, -10],
    ],
    5,
  );
  const bar = tube(
    [
      [-150, length - 46, -30],
      [-70, length - 14, -30],
      [0, length - 2, -30],
      [70, length - 14, -30],
      [150, length - 46, -30],
    ],
    13,
  );
  const peg: Surface = (u, v) => [
    28 + Math.sin(-u * 6.2832) * 21 * v,
    length + 92 + Math.cos(u * 6.2832) * 21 * v,
    14 - v * v * 12,
  ];
  const wood = { color: () => rgb('#b98955'), gloss: 0.2 };
  return [
    ...mesh(camera, bar, wood, { columns: 12, rows: 30, lift: -40 }),
    ...mesh(camera, peg, wood, { columns: 24, rows: 8, twoSided: true, lift: -30 }),
    ...mesh(camera, wire, { color: () => rgb('#9aa0a6'), gloss: 0.7 }, { columns: 10, rows: 40, lift: 10 }),
  ];
}
