import { between, createRandom, noise, type Random } from '../../prisma/seed/random';
import type { Camera } from './camera';
import { dim, mix, type Rgb, rgb } from './color';
import { add, cross, curveThrough, normalize, type Point, scale, type Vector } from './geometry';
import { type Facet, mesh, type Surface } from './surface';

/** A thin round stem or stick through points; `radius` may taper toward `tip`. */
export function tube(points: readonly Vector[], radius: number, tip = radius): Surface {
  const side = curveThrough(points.map(([x, y]): Point => [x, y]));
  const depth = curveThrough(points.map(([, , z], index): Point => [index, z]));
  return (u, v) => {
    const [x, y] = side(v);
    const [aheadX, aheadY] = side(v + 0.02);
    const [backX, backY] = side(v - 0.02);
    const length = Math.hypot(aheadX - backX, aheadY - backY) || 1;
    const angle = -u * Math.PI * 2;
    const size = radius + (tip - radius) * v;
    const across = Math.cos(angle) * size;
    const [acrossX, acrossY] = [-(aheadY - backY) / length, (aheadX - backX) / length];
    return [x + acrossX * across, y + acrossY * across, depth(v)[1] - Math.sin(angle) * size];
  };
}

type LeafShape = {
  base: Vector;
  toward: Vector;
  length: number;
  width: number;
  droop: number;
  heart?: boolean;
};

function leafSurface({ base, toward, length, width, droop, heart }: LeafShape): Surface {
  const direction = normalize(toward);
  const across = normalize(cross(direction, [0, 0.4, 1]));
  return (u, v) => {
    const outline = heart ? Math.sin(Math.PI * v ** 0.55) ** 0.8 : Math.sin(Math.PI * v ** 0.8) ** 0.9;
    const offset = (u * 2 - 1) * width * outline;
    const bend: Vector = [
      0,
      -droop * length * v * v + Math.abs(u * 2 - 1) * width * 0.35 * outline,
      Math.sin(v * 3) * 14,
    ];
    return add(add(base, scale(direction, length * v)), add(scale(across, offset), bend));
  };
}

function leafColor(green: Rgb, seed: number) {
  return (u: number, v: number): Rgb => {
    const rib = Math.exp(-(((u - 0.5) / 0.035) ** 2));
    const veins = Math.max(0, Math.sin((v * 9 - Math.abs(u - 0.5) * 6) * 4)) ** 6 * 0.1;
    return mix(dim(green, 0.94 + noise(u * 5, v * 6, seed) * 0.09), [222, 230, 190], rib * 0.4 + veins);
  };
}

/** One leaf with a midrib, drawn from its stalk. */
export function leaf(camera: Camera, shape: LeafShape, green: string, seed: number, fine = 15): Facet[] {
  const finish = { color: leafColor(rgb(green), seed), gloss: 0.14, shininess: 20 };
  return mesh(camera, leafSurface(shape), finish, { columns: fine, rows: fine, twoSided: true });
}

/** A trailing or upright house plant standing in a pot whose soil is at `height`. */
export function housePlant(camera: Camera, height: number, spread: number, seedText: number): Facet[] {
  const random = createRandom(seedText);
  const greens = ['#5d7d4f', '#6d8f58', '#4c6d48', '#7c9a62'];
  return Array.from({ length: 17 }, (_, index) => {
    const angle = index * 2.4 + between(random, -0.3, 0.3);
    const rise = between(random, 0.35, 1.25);
    const reach = between(random, 0.55, 1) * spread;
    const start: Vector = [Math.sin(angle) * 36, height, Math.cos(angle) * 30];
    const elbow: Vector = [
      Math.sin(angle) * reach,
      height + rise * spread * 0.95,
      Math.cos(angle) * reach * 0.55,
    ];
    const stem = tube([start, add(scale(add(start, elbow), 0.5), [0, 30, 0]), elbow], 5, 3);
    const toward: Vector = [Math.sin(angle), between(random, -0.5, 0.35), Math.cos(angle) * 0.6];
    const shape = {
      base: elbow,
      toward,
      length: between(random, 120, 175),
      width: between(random, 44, 62),
      droop: 0.35,
      heart: true,
    };
    const green = greens[index % greens.length] ?? '#5d7d4f';
    const stalk = mesh(camera, stem, { color: () => rgb('#70874f') }, { columns: 7, rows: 9 });
    return [...stalk, ...leaf(camera, shape, green, index)];
  }).flat();
}

/** A bunch of kitchen herbs: fine stems set with small paired leaves. */
export function herbs(camera: Camera, height: number, spread: number, seed: number): Facet[] {
  const random = createRandom(seed);
  return Array.from({ length: 26 }, () => sprig(camera, height, spread, random)).flat();
}

function sprig(camera: Camera, height: number, spread: number, random: Random): Facet[] {
  const [angle, reach, rise] = [
    between(random, 0, 6.28),
    between(random, 0.1, 1) * spread,
    between(random, 170, 330),
  ];
  const foot: Vector = [Math.sin(angle) * reach * 0.45, height, Math.cos(angle) * reach * 0.45];
  const top: Vector = [Math.sin(angle) * reach * 1.25, height + rise, Math.cos(angle) * reach * 0.7];
  const middle = add(scale(add(foot, top), 0.5), [0, 18, 0]);
  const stem = mesh(
    camera,
    tube([foot, middle, top], 3.4, 2),
    { color: () => rgb('#7b7a4d') },
    { columns: 5, rows: 8 },
  );
  const green = ['#7f9468', '#6c8558', '#8fa277'][Math.floor(random() * 3)] ?? '#7f9468';
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const share = 0.16 + (index / 15) * 0.86;
    const base = add(scale(foot, 1 - share), scale(top, share));
    const toward: Vector = [index % 2 ? 1 : -1, between(random, 0, 0.9), between(random, -0.6, 0.8)];
    return leaf(
      camera,
      { base, toward, length: between(random, 36, 56), width: 15, droop: 0.2 },
      green,
      index,
      4,
    );
  });
  return [...stem, ...leaves.flat()];
}

/** A dried stem with seed heads, for a vase with a narrow neck. */
export function driedStem(camera: Camera, from: Vector, lean: number, tall: number, seed: number): Facet[] {
  const random = createRandom(seed);
  const [x, y, z] = from;
  const line: Vector[] = [
    [x, y - 80, z],
    [x + lean * 0.25, y + tall * 0.4, z],
    [x + lean, y + tall, z + 10],
  ];
  const path = curveThrough(line.map(([px, py]): Point => [px, py]));
  const stem = mesh(camera, tube(line, 4, 2.4), { color: () => rgb('#a38352') }, { columns: 7, rows: 20 });
  const heads = Array.from({ length: 30 }, (_, index) => {
    const share = 0.5 + (index / 30) * 0.5;
    const [px, py] = path(share);
    const side = index % 2 ? 1 : -1;
    const toward: Vector = [side * 0.75 + lean / 900, 1, between(random, -0.4, 0.5)];
    const shape = { base: [px, py, z] as Vector, toward, length: 62 - share * 22, width: 9, droop: -0.05 };
    return leaf(camera, shape, index % 3 ? '#cdb07a' : '#b99660', index, 6);
  });
  return [...stem, ...heads.flat()];
}
