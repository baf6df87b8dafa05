import { noise } from '../../../prisma/seed/random';
import type { Camera } from '../camera';
import { clothFinish } from '../cloth';
import { seamOn } from '../garment-marks';
import { type Point, points, type Vector } from '../geometry';
import { type Facet, mesh, type Surface } from '../surface';
import type { Weave } from './weaves';

/** A filled cushion; half sizes and fullness in pixels, angles in radians. */
export type Pillow = {
  halfWidth: number;
  halfHeight: number;
  fullness: number;
  lean: number;
  at: Vector;
  weave: Weave;
  edge: string;
  seed: number;
  spin?: number;
};

/** The front of a filled cushion, leaning back by `lean` radians with its lower edge at `at`. */
export function pillowSurface(pillow: Pillow): Surface {
  const { halfWidth, halfHeight, fullness, lean, at, seed, spin = 0 } = pillow;
  return (u, v): Vector => {
    const [a, b] = [u * 2 - 1, v * 2 - 1];
    const x = halfWidth * a * (1 - 0.075 * (1 - b * b) * Math.abs(a) ** 3);
    const y = halfHeight * b * (1 - (b < 0 ? 0.035 : 0.085) * (1 - a * a) * Math.abs(b) ** 3);
    const swell = Math.max(0, (1 - a ** 4) * (1 - b ** 4)) ** 0.62 * (1 - 0.22 * (a * a + b * b) * 0.5);
    const corner = Math.abs(a * b) ** 2.2;
    const crease =
      15 * corner * Math.sin((Math.abs(a) - Math.abs(b)) * 13) +
      9 * noise(a * 2.4, b * 2.4, seed) +
      4 * noise(a * 6, b * 6, seed + 1);
    const z = fullness * swell + crease * swell ** 0.3;
    const [px, py] = [x * Math.cos(spin) - y * Math.sin(spin), y * Math.cos(spin) + x * Math.sin(spin)];
    const up = py + halfHeight * 0.96;
    return [
      at[0] + px,
      at[1] + up * Math.cos(lean) + z * Math.sin(lean),
      at[2] - up * Math.sin(lean) + z * Math.cos(lean),
    ];
  };
}

/** The cushion in cloth, with its seam. */
export function pillowFacets(camera: Camera, pillow: Pillow, fine = 120, lift = 0): Facet[] {
  const surface = pillowSurface(pillow);
  const cloth = clothFinish(
    (u, v) => pillow.weave((u * 2 - 1) * pillow.halfWidth, (v * 2 - 1) * pillow.halfHeight),
    pillow.seed,
    [150, 150],
    0.12,
  );
  const border: Point[] = points('0.008,0.008 0.992,0.008 0.992,0.992 0.008,0.992 0.008,0.008');
  const seam = seamOn(camera, surface, border, pillow.edge, false).map((facet) => ({
    ...facet,
    depth: facet.depth - 150 + lift,
  }));
  return [...mesh(camera, surface, cloth, { columns: fine, rows: fine, twoSided: true, lift }), ...seam];
}
