import { between, type Random } from '../../prisma/seed/random';
import { type Camera, nearness, project, turn, viewDirection } from './camera';
import { hex, type Rgb } from './color';
import { add, cross, dot, normalize, type Point, scale, subtract, type Vector } from './geometry';
import { type Facet, pathThrough, type Surface, shade } from './surface';

type Spot = { point: Vector; normal: Vector; along: Vector; up: Vector };

/** Place, outward normal and two directions of the sheet at (u, v), turned by the camera. */
export function spotOn(camera: Camera, surface: Surface, u: number, v: number): Spot {
  const step = 0.004;
  const point = turn(camera, surface(u, v));
  const along = normalize(subtract(turn(camera, surface(u + step, v)), turn(camera, surface(u - step, v))));
  const up = normalize(subtract(turn(camera, surface(u, v + step)), turn(camera, surface(u, v - step))));
  return { point, normal: normalize(cross(along, up)), along, up };
}

/** A small irregular fleck on the sheet, or nothing where the sheet faces away. */
export function fleck(
  camera: Camera,
  surface: Surface,
  [u, v]: Point,
  radius: number,
  color: Rgb,
  random: Random,
): Facet[] {
  const { point, normal, along, up } = spotOn(camera, surface, u, v);
  if (dot(normal, viewDirection(camera)) < 0.06) return [];
  const outline = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2;
    const reach = radius * between(random, 0.6, 1.25);
    const offset = add(scale(along, Math.cos(angle) * reach), scale(up, Math.sin(angle) * reach));
    return project(camera, add(point, offset));
  });
  const opacity = between(random, 0.35, 0.9).toFixed(2);
  const fill = hex(shade(camera, color, normal));
  const markup = `<path fill="${fill}" opacity="${opacity}" d="${pathThrough(outline)}"/>`;
  return [{ depth: nearness(camera, point) + 6, markup }];
}

/** How a line on a sheet looks; width in pixels, `lift` moves it toward the viewer in painting order. */
export type StrokeStyle = {
  color: Rgb;
  width: number;
  opacity?: number;
  cap?: 'round' | 'butt';
  lift?: number;
};

/** A line that follows the sheet and takes its light piece by piece; hidden where the sheet faces away. */
export function strokeOn(
  camera: Camera,
  surface: Surface,
  line: readonly Point[],
  style: StrokeStyle,
  offset: Vector = [0, 0, 0],
): Facet[] {
  const { color, width, opacity = 1, cap = 'round', lift = 8 } = style;
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const spot = spotOn(camera, surface, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    if (dot(spot.normal, viewDirection(camera)) < 0.02) return [];
    const points = [start, end].map(([u, v]) => project(camera, add(turn(camera, surface(u, v)), offset)));
    const stroke = hex(shade(camera, color, spot.normal));
    const attributes = `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}" opacity="${opacity}"`;
    const markup = `<path ${attributes} d="${pathThrough(points, false)}"/>`;
    return [{ depth: nearness(camera, spot.point) + lift, markup }];
  });
}

/** Splits a broken line into short steps, so that it can bend with a sheet. */
export function subdivide(line: readonly Point[], pieces: number): Point[] {
  return line.flatMap((end, index) => {
    const start = line[index - 1];
    if (!start) return [end];
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = (piece + 1) / pieces;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
  });
}
