import { type Camera, lightDirection, nearness, project, turn, viewDirection } from './camera';
import { hex, type Rgb } from './color';
import { add, cross, dot, normalize, type Point, scale, subtract, type Vector } from './geometry';
import type { Texture } from './textiles/textures';

/** A curved sheet with u and v in 0..1; the outside is where (along u) x (along v) points. */
export type Surface = (u: number, v: number) => Vector;

/** What a sheet is made of. `gloss` 0 is matte, 1 a wet glaze; `relief` tilts the normal along u and v. */
export type Finish = {
  color: (u: number, v: number, point: Vector) => Rgb;
  gloss?: number;
  shininess?: number;
  relief?: (u: number, v: number) => Point;
};

/** One drawn piece with its distance, so that pieces of many sheets can be painted back to front. */
export type Facet = { depth: number; markup: string };

export type MeshOptions = { columns: number; rows: number; twoSided?: boolean; lift?: number };

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data through picture points. */
export function pathThrough(points: readonly Point[], close = true): string {
  const steps = points.map(([x, y], index) => `${index ? 'L' : 'M'}${oneDecimal(x)} ${oneDecimal(y)}`);
  return steps.join('') + (close ? 'Z' : '');
}

/** The color of a matte or glossy spot under the set's light, with warm light and cool shade. */
export function shade(camera: Camera, albedo: Rgb, normal: Vector, gloss = 0, shininess = 40): Rgb {
  const diffuse = Math.max(0, dot(normal, lightDirection) * 0.8 + 0.2);
  const light = 0.47 + 0.13 * normal[1] + 0.68 * diffuse;
  const half = normalize(add(lightDirection, viewDirection(camera)));
  const shine = 255 * gloss * Math.max(0, dot(normal, half)) ** shininess;
  const facing = Math.max(0, dot(normal, viewDirection(camera)));
  const edge = 34 * gloss * (1 - facing) ** 3;
  // The reflection of a tall window: the bright upright band that makes a glaze look like glass.
  const pane = 78 * gloss * Math.exp(-(((normal[0] + 0.55) / 0.13) ** 2) - (normal[1] / 0.5) ** 2);
  const warmth = (light - 0.8) * 0.07;
  return [
    albedo[0] * light * (1 + warmth) + shine + edge + pane,
    albedo[1] * light + shine * 0.98 + edge + pane,
    albedo[2] * light * (1 - warmth) + shine * 0.94 + edge + pane,
  ];
}

/** Grows a piece by a hair so that neighbors leave no seam between them. */
function swell(corners: readonly Point[]): Point[] {
  const middle = corners.reduce<Point>((sum, [x, y]) => [sum[0] + x / 4, sum[1] + y / 4], [0, 0]);
  return corners.map(([x, y]) => {
    const [outX, outY] = [x - middle[0], y - middle[1]];
    const stretch = 1 + 0.7 / Math.max(0.7, Math.hypot(outX, outY));
    return [middle[0] + outX * stretch, middle[1] + outY * stretch];
  });
}

/** Cuts a sheet into small lit pieces; pieces that face away are omitted unless the sheet is two-sided. */
export function mesh(camera: Camera, surface: Surface, finish: Finish, options: MeshOptions): Facet[] {
  const { columns, rows, twoSided = false, lift = 0 } = options;
  const view = viewDirection(camera);
  const facets: Facet[] = [];
  const at = (column: number, row: number): Vector => turn(camera, surface(column / columns, row / rows));
  for (let row = 0; row < rows; row += 1) {
    let [left, leftUp] = [at(0, row), at(0, row + 1)];
    for (let column = 0; column < columns; column += 1) {
      const [right, rightUp] = [at(column + 1, row), at(column + 1, row + 1)];
      const corners = [left, right, rightUp, leftUp];
      let normal = normalize(cross(subtract(rightUp, left), subtract(leftUp, right)));
      const along = subtract(right, left);
      const up = subtract(leftUp, left);
      [left, leftUp] = [right, rightUp];
      if (dot(normal, view) < 0) {
        if (!twoSided) continue;
        normal = scale(normal, -1);
      }
      const [u, v] = [(column + 0.5) / columns, (row + 0.5) / rows];
      if (finish.relief) {
        const [tiltU, tiltV] = finish.relief(u, v);
        const tilt = add(scale(normalize(along), tiltU), scale(normalize(up), tiltV));
        normal = normalize(add(normal, tilt));
      }
      const middle = scale(corners.reduce(add), 0.25);
      const fill = hex(shade(camera, finish.color(u, v, middle), normal, finish.gloss, finish.shininess));
      const outline = pathThrough(swell(corners.map((corner) => project(camera, corner))));
      facets.push({
        depth: nearness(camera, middle) + lift,
        markup: `<path fill="${fill}" d="${outline}"/>`,
      });
    }
  }
  return facets;
}

/** Draws pieces back to front, blended by a blur too small to soften an outline. */
export function paint(facets: readonly Facet[], texture: Texture = 'melt'): string {
  const pieces = [...facets].sort((a, b) => a.depth - b.depth).map(({ markup }) => markup);
  return `<g filter="url(#${texture})">${pieces.join('')}</g>`;
}
