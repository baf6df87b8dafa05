import { between, createRandom, noise } from '../../../prisma/seed/random';
import { type Camera, nearness, project, turn } from '../camera';
import { clothFinish } from '../cloth';
import { dim, hex, rgb } from '../color';
import type { Vector } from '../geometry';
import { type Facet, mesh, type Surface } from '../surface';
import type { Weave } from './weaves';

/** A blanket's folded size: half its width and depth, and the number of layers. */
export type Stack = {
  halfWidth: number;
  halfDepth: number;
  thickness: number;
  layers: number;
  weave: Weave;
  seed: number;
};

const soft = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power;

/** One layer of a folded blanket; v runs around it, 0.25 is the fold toward the viewer. */
function layerSurface(stack: Stack, level: number): Surface {
  const { halfWidth, halfDepth, thickness, seed } = stack;
  return (u, v): Vector => {
    const angle = v * Math.PI * 2 - Math.PI / 2;
    const x = (u * 2 - 1) * halfWidth * (1 + 0.008 * noise(level * 3, v * 4, seed));
    const puff = 1 + 0.13 * noise(x / 130, v * 3 + level * 2, seed + level);
    const shift = 12 * noise(level * 1.7, 0.5, seed + 3) + 7 * noise(x / 190, level, seed + 9);
    const y = (level + 0.5) * thickness + soft(Math.sin(angle), 0.55) * thickness * 0.53 * puff;
    return [x, y, soft(Math.cos(angle), 0.2) * (halfDepth - level * 3) + shift];
  };
}

function layerEnd(side: Surface, halfWidth: number, direction: 1 | -1): Surface {
  return (u, v): Vector => {
    const [x, y, z] = side(direction === 1 ? 1 : 0, u);
    const [, low] = side(direction === 1 ? 1 : 0, 0);
    const [, high] = side(direction === 1 ? 1 : 0, 0.5);
    return [
      x + direction * halfWidth * 0.006 * (1 - v),
      (low + high) / 2 + (y - (low + high) / 2) * v,
      z * (0.15 + 0.85 * v),
    ];
  };
}

/** A blanket folded into level layers, with both visible ends. */
export function foldedStack(
  camera: Camera,
  stack: Stack,
): { facets: Facet[]; surfaces: Surface[]; top: number } {
  const { halfWidth, halfDepth, thickness, layers, weave, seed } = stack;
  const surfaces: Surface[] = [];
  const facets = Array.from({ length: layers }, (_, level) => {
    const side = layerSurface(stack, level);
    surfaces.push(side);
    const around = halfDepth * 4 + thickness * 2;
    const cloth = clothFinish(
      (u, v) => weave((u * 2 - 1) * halfWidth, v * around + level * 37),
      seed + level,
      [150, 130],
      0.14,
    );
    const shaded = {
      ...cloth,
      color: (u: number, v: number, point: Vector) => {
        const [, y] = point;
        const gap = Math.abs(y / thickness - Math.round(y / thickness));
        const crease = level === layers - 1 && v > 0.3 && v < 0.7 ? 1 : 1 - 0.34 * Math.exp(-gap * 13);
        return dim(cloth.color(u, v, point), crease);
      },
    };
    const rim = clothFinish(
      (_u, v) => dim(weave(halfWidth * 0.97, level * 40), 0.62 + 0.28 * v),
      seed + 20 + level,
    );
    const direction = camera.yaw < 0 ? 1 : -1;
    return [
      ...mesh(camera, side, shaded, { columns: 150, rows: 120, lift: level * 30 }),
      ...mesh(camera, layerEnd(side, halfWidth, direction), rim, {
        columns: 60,
        rows: 5,
        twoSided: true,
        lift: level * 30,
      }),
    ];
  }).flat();
  return { facets, surfaces, top: layers * thickness };
}

/** Knotted strands at the end of each layer. */
export function endFringe(camera: Camera, stack: Stack, colors: readonly string[], length: number): Facet[] {
  const random = createRandom(stack.seed);
  const direction = camera.yaw < 0 ? 1 : -1;
  return Array.from({ length: stack.layers * 34 }, (_, index) => {
    const level = index % stack.layers;
    const z = between(random, -0.97, 0.97) * stack.halfDepth;
    const y = (level + between(random, 0.3, 0.75)) * stack.thickness;
    const start: Vector = [direction * stack.halfWidth * 0.985, y, z];
    const reach = length * between(random, 0.8, 1.1);
    const end: Vector = [
      start[0] + direction * reach,
      Math.max(4, y - reach * between(random, 0.35, 0.9)),
      z + between(random, -14, 14),
    ];
    const bend: Vector = [start[0] + direction * reach * 0.65, y + 4, z];
    const [from, by, to] = [start, bend, end].map((point) =>
      project(camera, turn(camera, point))
        .map((value) => value.toFixed(1))
        .join(' '),
    );
    const color = dim(rgb(colors[index % colors.length] ?? '#cccccc'), between(random, 0.82, 1));
    const line = (tone: number, width: number, lift: number) =>
      `<path d="M${from}Q${by} ${to}" transform="translate(0 ${lift})" fill="none" stroke="${hex(dim(color, tone))}" stroke-width="${width}" stroke-linecap="round"/>`;
    return {
      depth: nearness(camera, turn(camera, start)) + level * 30 + 40,
      markup: line(0.6, 8, 2) + line(0.95, 5.4, 0),
    };
  });
}
