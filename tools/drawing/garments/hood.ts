import { clothFinish, sheetBetween, softFolds } from '../cloth';
import { mix, rgb } from '../color';
import type { Vector } from '../geometry';
import { tube } from '../plants';
import { type Facet, mesh, type Surface } from '../surface';
import { longSleeved, view } from './outfits';

/** A hood lying open behind the neck, with its lining, rolled edge and cords. */
export function hood(color: string): Facet[] {
  const { length, neck } = longSleeved;
  const shell: Surface = sheetBetween(
    [
      [-neck - 46, length - 40],
      [-neck - 74, length + 60],
      [-neck - 20, length + 128],
      [-6, length + 146],
    ],
    [
      [neck + 46, length - 40],
      [neck + 74, length + 60],
      [neck + 20, length + 128],
      [6, length + 146],
    ],
    60,
    softFolds(9, 12),
    -20,
  );
  const lining: Surface = sheetBetween(
    [
      [-14, length - 74],
      [-neck - 8, length + 8],
      [-neck + 14, length + 74],
      [-6, length + 104],
    ],
    [
      [14, length - 74],
      [neck + 8, length + 8],
      [neck - 14, length + 74],
      [6, length + 104],
    ],
    -70,
    softFolds(5, 4),
    40,
  );
  const rim = (side: -1 | 1): Surface =>
    tube(
      [
        [side * 6, length - 92, 118],
        [side * (neck + 14), length - 6, 90],
        [side * (neck + 6), length + 60, 60],
        [side * 30, length + 110, 50],
        [0, length + 118, 48],
      ] as Vector[],
      20,
      15,
    );
  const cord = (side: -1 | 1): Surface =>
    tube(
      [
        [side * 30, length - 78, 130],
        [side * 44, length - 150, 136],
        [side * 40, length - 240, 132],
      ] as Vector[],
      6,
      6,
    );
  const finish = clothFinish(() => rgb(color), 17);
  const dark = clothFinish((_u, v) => mix(rgb(color), [10, 12, 18], 0.66 - v * 0.3), 18);
  return [
    ...mesh(view, shell, finish, { columns: 50, rows: 40, twoSided: true, lift: 70 }),
    ...mesh(view, lining, dark, { columns: 40, rows: 32, twoSided: true, lift: 190 }),
    ...([-1, 1] as const).flatMap((side) => [
      ...mesh(view, rim(side), finish, { columns: 18, rows: 40, twoSided: true, lift: 250 }),
      ...mesh(view, cord(side), { color: () => rgb('#e9e6dc') }, { columns: 10, rows: 30, lift: 280 }),
    ]),
  ];
}
