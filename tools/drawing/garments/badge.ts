import { type Camera, nearness, project, turn } from '../camera';
import { hex, rgb } from '../color';
import { placeOn } from '../garment-marks';
import { type Point, points } from '../geometry';
import { spotOn } from '../marks';
import { type Facet, pathThrough, type Surface, shade } from '../surface';

/** A shield badge of plain shapes, stitched on. */
export function badgeOn(
  camera: Camera,
  surface: Surface,
  [x, y]: Point,
  size: number,
  colors: readonly [string, string, string],
): Facet[] {
  const place = placeOn(surface);
  const outline: Point[] = points('-0.42,0.5 0.42,0.5 0.42,0.02 0.3,-0.26 0,-0.52 -0.3,-0.26 -0.42,0.02');
  const fill = (points: readonly Point[], color: string, lift: number): Facet => {
    const spots = points.map(([px, py]) => turn(camera, surface(...place(x + px * size, y + py * size))));
    const normal = spotOn(camera, surface, ...place(x, y)).normal;
    const ink = hex(shade(camera, rgb(color), normal));
    const markup = `<path fill="${ink}" stroke="${ink}" stroke-linejoin="round" stroke-width="2" d="${pathThrough(spots.map((spot) => project(camera, spot)))}"/>`;
    return { depth: nearness(camera, spots[0] ?? [0, 0, 0]) + lift, markup };
  };
  const [edge, ground, mark] = colors;
  const inner = outline.map(([px, py]): Point => [px * 0.82, py * 0.84]);
  return [
    fill(outline, edge, 330),
    fill(inner, ground, 340),
    fill(points('-0.34,0.14 0,-0.08 0.34,0.14 0.34,-0.02 0,-0.24 -0.34,-0.02'), mark, 350),
    fill(
      points(
        '-0.07,0.36 0,0.3 0.07,0.36 0.05,0.26 0.11,0.2 0.03,0.19 0,0.11 -0.03,0.19 -0.11,0.2 -0.05,0.26',
      ),
      mark,
      350,
    ),
  ];
}
