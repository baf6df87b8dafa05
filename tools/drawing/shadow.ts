import { type Camera, lightDirection, project, turn } from './camera';
import type { Vector } from './geometry';
import { pathThrough, type Surface } from './surface';

/** Where a shadow falls: on the table at height 0, or on a wall behind the scene at depth `z`. */
export type ShadowPlane = { onto: 'table' } | { onto: 'wall'; z: number };

function fall(point: Vector, plane: ShadowPlane): Vector {
  const [lightX, lightY, lightZ] = lightDirection;
  const distance = plane.onto === 'table' ? Math.max(0, point[1]) / lightY : (point[2] - plane.z) / lightZ;
  // Shortened, as by a large soft window: a real point light would throw the shadow out of the frame.
  const reach = distance * (plane.onto === 'table' ? 0.8 : 1);
  if (plane.onto === 'table') return [point[0] - lightX * reach, 0, point[2] - lightZ * reach * 0.45];
  return [point[0] - lightX * reach, point[1] - lightY * reach, plane.z];
}

/** The blurred shadow that sheets throw. `strength` is its opacity. */
export function castShadow(
  camera: Camera,
  surfaces: readonly Surface[],
  plane: ShadowPlane,
  strength = 0.3,
  blur: 'soft' | 'wide' = 'soft',
): string {
  const [columns, rows] = [28, 18];
  const pieces: string[] = [];
  for (const surface of surfaces) {
    const at = (u: number, v: number) => project(camera, fall(turn(camera, surface(u, v)), plane));
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const [u, v, nextU, nextV] = [column / columns, row / rows, (column + 1) / columns, (row + 1) / rows];
        const corners = [at(u, v), at(nextU, v), at(nextU, nextV), at(u, nextV)];
        const turned = corners.reduce((area, [x, y], index) => {
          const [nextX, nextY] = corners[(index + 1) % 4] ?? [0, 0];
          return area + x * nextY - nextX * y;
        }, 0);
        // All pieces have the same winding direction; otherwise their overlaps cancel out.
        pieces.push(pathThrough(turned < 0 ? corners.reverse() : corners));
      }
    }
  }
  return `<g filter="url(#${blur})" opacity="${strength}"><path fill="#2e2320" d="${pieces.join('')}"/></g>`;
}

/** The dark, narrow line where a thing touches its support; radii in picture pixels. */
export function contactShadow(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  strength = 0.45,
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="#241a16" opacity="${strength}" filter="url(#tight)"/>`;
}
