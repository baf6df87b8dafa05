import type { Camera } from '../camera';
import { rgb } from '../color';
import type { Point } from '../geometry';
import { letterStrokes } from '../lettering';
import { strokeOn, subdivide } from '../marks';
import type { Facet, Surface } from '../surface';

type Lettering = { text: string; size: number; color: string; width: number };

/** Letters pressed into a pot's side at height share `v`: a dark groove with its lower edge catching light. */
export function stampOn(camera: Camera, surface: Surface, v: number, lettering: Lettering): Facet[] {
  const [x, , z] = surface(0.5, v);
  const [, high] = surface(0.5, v + 0.02);
  const [, below] = surface(0.5, v - 0.02);
  const around = Math.PI * 2 * Math.hypot(x, z);
  const upward = (high - below) / 0.04;
  const { text, size, color, width } = lettering;
  return letterStrokes(text).flatMap((stroke) => {
    const line = subdivide(
      stroke.map(([across, up]): Point => [0.5 + (across * size) / around, v + (up * size) / upward]),
      5,
    );
    return [
      ...strokeOn(
        camera,
        surface,
        line,
        { color: rgb('#fff6e6'), width, opacity: 0.75, lift: 9 },
        [2.2, -2.2, 0],
      ),
      ...strokeOn(camera, surface, line, { color: rgb(color), width, lift: 11 }),
    ];
  });
}

/** A flat sheet at a height, read in pixels: u is x, v points away from the viewer. */
export function levelAt(height: number): Surface {
  return (u, v) => [u, height, -v];
}

/** Lines scratched through a plate's glaze to the clay. */
export function scratchOn(
  camera: Camera,
  height: number,
  lines: readonly (readonly Point[])[],
  color: string,
  width: number,
): Facet[] {
  const sheet = levelAt(height);
  return lines.flatMap((line) => [
    ...strokeOn(camera, sheet, line, { color: rgb('#fff6e6'), width, opacity: 0.5, lift: 400 }, [1.5, 0, 2]),
    ...strokeOn(camera, sheet, line, { color: rgb(color), width, lift: 401 }),
  ]);
}

/** A fern drawn as one bent rib with paired leaflets, in pixels around the middle of a plate. */
export function fernLines(): Point[][] {
  const rib = Array.from({ length: 25 }, (_, index): Point => {
    const t = index / 24;
    return [-230 + t * 430 + Math.sin(t * 3) * 40, -250 + t * 480];
  });
  const leaflets = rib.slice(2, 24).flatMap(([x, y], index) => {
    const reach = 172 * Math.sin(((index + 3) / 26) * Math.PI) + 8;
    return [-1, 1].map((side) => leaflet([x, y], side, reach));
  });
  return [rib, ...leaflets];
}

function leaflet([x, y]: Point, side: number, reach: number): Point[] {
  const along: Point = side < 0 ? [-0.17, 0.98] : [0.99, -0.07];
  const across: Point = [-along[1], along[0]];
  return Array.from({ length: 15 }, (_, index): Point => {
    const t = index / 14;
    const out = Math.sin(t * Math.PI) * reach;
    const wide = Math.sin(t * Math.PI * 2) * reach * 0.085;
    return [x + along[0] * out + across[0] * wide, y + along[1] * out + across[1] * wide];
  });
}
