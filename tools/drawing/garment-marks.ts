import { type Camera, nearness, project } from './camera';
import { dim, hex, type Rgb, rgb } from './color';
import type { Point } from './geometry';
import { letterStrokes } from './lettering';
import { spotOn, strokeOn, subdivide } from './marks';
import { type Facet, pathThrough, type Surface, shade } from './surface';

/** A sheet addressed in pixels: returns (u, v) for a place of the cloth. */
export type Placement = (x: number, y: number) => Point;

/** For bodies whose rows are level: finds (u, v) of a place by searching the sheet. */
export function placeOn(surface: Surface): Placement {
  return (x, y) => {
    let [u, v] = [0.5, 0.5];
    for (let round = 0; round < 14; round += 1) {
      const [atX, atY] = surface(u, v);
      const wide = surface(0.99, v)[0] - surface(0.01, v)[0] || 1;
      const tall = surface(u, 0.99)[1] - surface(u, 0.01)[1] || 1;
      [u, v] = [u + (x - atX) / wide, v + (y - atY) / tall];
    }
    return [u, v];
  };
}

type Print = { text: string; at: Point; size: number; color: string; outline?: string; weight?: number };

/** Square-cornered numerals pressed on cloth, following its folds, lit like it. */
export function printOn(
  camera: Camera,
  surface: Surface,
  { text, at, size, color, outline, weight = 0.17 }: Print,
): Facet[] {
  const place = placeOn(surface);
  const strokes = letterStrokes(text, 2.4).map((stroke) =>
    subdivide(
      stroke.map(([x, y]): Point => [at[0] + x * size, at[1] + y * size]),
      4,
    ),
  );
  const draw = (stroke: readonly Point[], shadeOf: Rgb, width: number, lift: number): Facet => {
    const spots = stroke.map(([x, y]) => spotOn(camera, surface, ...place(x, y)));
    const line = spots.map(({ point }) => project(camera, point));
    const middle = spots[Math.floor(spots.length / 2)];
    const ink = middle ? hex(shade(camera, shadeOf, middle.normal)) : hex(shadeOf);
    const depth = middle ? nearness(camera, middle.point) + lift : 0;
    const markup = `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="miter" stroke-linecap="square" d="${pathThrough(line, false)}"/>`;
    return { depth, markup };
  };
  const width = size * weight * camera.zoom;
  const under = outline ? strokes.map((stroke) => draw(stroke, rgb(outline), width * 1.5, 300)) : [];
  return [...under, ...strokes.map((stroke) => draw(stroke, rgb(color), width, 320))];
}

/** Raised satin stitch: short threads across the line of each letter. */
export function embroiderOn(
  camera: Camera,
  surface: Surface,
  { text, at, size, color, weight = 0.15 }: Print,
): Facet[] {
  const place = placeOn(surface);
  const strokes = letterStrokes(text).map((stroke) =>
    subdivide(
      stroke.map(([x, y]): Point => [at[0] + x * size, at[1] + y * size]),
      8,
    ),
  );
  return strokes.flatMap((stroke) => stitchAlong(camera, surface, place, stroke, size * weight, color));
}

/** Satin stitches along a line on the cloth. */
export function stitchAlong(
  camera: Camera,
  surface: Surface,
  place: Placement,
  line: readonly Point[],
  width: number,
  color: string,
): Facet[] {
  const shadow = strokeOn(
    camera,
    surface,
    line.map(([x, y]) => place(x + 2, y - 3)),
    {
      color: rgb('#1d1d20'),
      width: width * camera.zoom,
      opacity: 0.3,
      lift: 120,
    },
  );
  const padding = strokeOn(
    camera,
    surface,
    line.map(([x, y]) => place(x, y)),
    { color: dim(rgb(color), 0.86), width: width * 0.96 * camera.zoom, lift: 240, cap: 'round' },
  );
  const threads = line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const [acrossX, acrossY] = [
      (-(end[1] - start[1]) / length) * width * 0.5,
      ((end[0] - start[0]) / length) * width * 0.5,
    ];
    const count = Math.max(1, Math.round(length / 2.6));
    return Array.from({ length: count }, (_, thread) => {
      const t = thread / count;
      const [x, y] = [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t];
      const tone = 0.9 + 0.2 * (((thread + index) % 3) / 2);
      const ends = [place(x - acrossX, y - acrossY), place(x + acrossX + 1, y + acrossY + 1)];
      return strokeOn(camera, surface, ends, {
        color: dim(rgb(color), tone),
        width: 3 * camera.zoom,
        lift: 340,
      });
    }).flat();
  });
  return [...shadow, ...padding, ...threads];
}

/** A seam: a faint valley, optionally with a row of stitches beside it. */
export function seamOn(
  camera: Camera,
  surface: Surface,
  line: readonly Point[],
  color: string,
  stitched = true,
): Facet[] {
  const fine = subdivide(line, 10);
  const valley = strokeOn(camera, surface, fine, {
    color: dim(rgb(color), 0.55),
    width: 3,
    opacity: 0.55,
    lift: 200,
  });
  if (!stitched) return valley;
  const dashes = subdivide(line, 44).flatMap((end, index, all) => {
    const start = all[index - 1];
    return start && index % 2
      ? strokeOn(
          camera,
          surface,
          [start, end],
          { color: dim(rgb(color), 1.25), width: 2.2, opacity: 0.8, lift: 210 },
          [6, -2, 0],
        )
      : [];
  });
  return [...valley, ...dashes];
}
