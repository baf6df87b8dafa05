import { between, createRandom } from '../../../prisma/seed/random';
import { stage } from '../backdrop';
import { type Camera, nearness, project, turn } from '../camera';
import { clothFinish } from '../cloth';
import { dim, hex, rgb } from '../color';
import { seamOn, stitchAlong } from '../garment-marks';
import type { Point, Vector } from '../geometry';
import { letterStrokes } from '../lettering';
import { fromAbove, rooms } from '../palette';
import { castShadow } from '../shadow';
import { type Facet, mesh, paint, type Surface, shade } from '../surface';
import { team } from '../team-colors';

const capView: Camera = { pitch: 0.3, yaw: -0.5, centerX: 690, groundY: 850, zoom: 1.62 };

const crownWide = 232;

/** u 0.5 is the front; v runs from the band to the button. */
const crown: Surface = (u, v): Vector => {
  const [around, up] = [(u - 0.5) * Math.PI * 2, v * Math.PI * 0.5];
  const flat = Math.cos(up) ** 0.82;
  const front = Math.max(0, Math.cos(around)) ** 2 * 22 * Math.sin(up * 2);
  return [
    crownWide * flat * Math.sin(around),
    44 + 232 * Math.sin(up) ** 0.94 + front * 0.3,
    crownWide * 1.14 * flat * Math.cos(around) + front,
  ];
};

const bill: Surface = (u, v): Vector => {
  const around = (u - 0.5) * 2.35;
  const [x, z] = [crownWide * Math.sin(around), crownWide * 1.14 * Math.cos(around)];
  const run = v * Math.max(0, Math.cos((u - 0.5) * Math.PI)) ** 0.55;
  const across = x * (1 + 0.1 * run);
  return [across, 56 - 26 * run - (across / crownWide) ** 2 * 26 * (0.2 + run), z + 205 * run];
};

function initials(): Facet[] {
  const place = (x: number, y: number): Point => [0.5 + x / (Math.PI * 2 * crownWide * 0.92), 0.4 + y / 300];
  return letterStrokes('MK').flatMap((stroke) =>
    stitchAlong(
      capView,
      crown,
      place,
      stroke.map(([x, y]): Point => [x * 82, y * 82]),
      13,
      team.white,
    ),
  );
}

function cap(): string {
  const color = team.navy;
  const cloth = clothFinish(() => rgb(color), 3, [160, 120], 0.07);
  const brim = clothFinish((_u, v) => rgb(v > 0.965 ? '#b12a28' : team.red), 5, [160, 120], 0.05);
  const meridian = (u: number): Point[] =>
    Array.from({ length: 11 }, (_, index): Point => [u, 0.02 + index * 0.097]);
  const rows = [0.22, 0.4, 0.58, 0.76].flatMap((v) =>
    seamOn(
      capView,
      bill,
      Array.from({ length: 9 }, (_, i): Point => [0.07 + i * 0.1075, v]),
      team.red,
      false,
    ),
  );
  const eyelet = (u: number): Facet => {
    const point = turn(capView, crown(u, 0.62));
    const [x, y] = project(capView, point);
    return {
      depth: nearness(capView, point) + 60,
      markup: `<ellipse cx="${x}" cy="${y}" rx="9" ry="7" fill="#16233c" stroke="#34496f" stroke-width="5"/>`,
    };
  };
  const button: Surface = (u, v) => [
    Math.sin(-u * 6.283) * 17 * Math.cos(v * 1.57),
    274 + 12 * Math.sin(v * 1.57),
    Math.cos(u * 6.283) * 17 * Math.cos(v * 1.57),
  ];
  const facets = [
    ...mesh(capView, crown, cloth, { columns: 150, rows: 66 }),
    ...mesh(capView, bill, brim, { columns: 70, rows: 34, twoSided: true, lift: 30 }),
    ...[0.5, 0.667, 0.333].flatMap((u) => seamOn(capView, crown, meridian(u), color)),
    ...rows,
    ...[0.42, 0.585, 0.75].map(eyelet),
    ...initials(),
    ...mesh(
      capView,
      button,
      clothFinish(() => rgb(team.red), 8),
      { columns: 20, rows: 8, twoSided: true, lift: 40 },
    ),
  ];
  return stage(
    fromAbove(rooms.cream, 690),
    castShadow(capView, [crown, bill], { onto: 'table' }, 0.36) + paint(facets, 'canvas'),
    'canvas',
  );
}

const hatView: Camera = { pitch: 0.16, yaw: 0, centerX: 640, groundY: 1030, zoom: 1.4 };

const around = (u: number): [number, number] => [
  Math.sin((u - 0.5) * Math.PI * 2),
  Math.cos((u - 0.5) * Math.PI * 2),
];

const knitHat: Surface = (u, v): Vector => {
  const [sine, cosine] = around(u);
  const ribs = 1 + 0.012 * Math.sin(u * Math.PI * 2 * 30);
  const radius = 218 * Math.cos(v * 1.5) ** 0.62 * ribs;
  return [radius * sine, 96 + 330 * Math.sin(v * 1.5) ** 0.95, radius * 0.8 * cosine];
};

const cuff: Surface = (u, v): Vector => {
  const [sine, cosine] = around(u);
  const radius =
    (226 + 15 * Math.sin(v * Math.PI) ** 0.5 + 3 * v) * (1 + 0.01 * Math.sin(u * Math.PI * 2 * 36));
  return [radius * sine, v * 158, radius * 0.8 * cosine];
};

function pompom(): Facet[] {
  const random = createRandom(77);
  return Array.from({ length: 2600 }, (_, index) => {
    const [up, turnAngle] = [Math.asin(between(random, -1, 1)), between(random, 0, Math.PI * 2)];
    const normal: Vector = [
      Math.cos(up) * Math.sin(turnAngle),
      Math.sin(up),
      Math.cos(up) * Math.cos(turnAngle),
    ];
    const reach = 80 * between(random, 0.78, 1.08);
    const tip: Vector = [normal[0] * reach, 478 + normal[1] * reach, normal[2] * reach];
    const root: Vector = [normal[0] * reach * 0.62, 478 + normal[1] * reach * 0.62, normal[2] * reach * 0.62];
    const [[x, y], [rootX, rootY]] = [project(hatView, tip), project(hatView, root)];
    const yarn = rgb(index % 3 ? team.white : team.gold);
    const ink = hex(shade(hatView, dim(yarn, between(random, 0.82, 1.04)), normal));
    return {
      depth: nearness(hatView, tip) + 90,
      markup: `<path d="M${rootX.toFixed(1)} ${rootY.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
    };
  });
}

function beanie(): string {
  const ribs =
    (count: number, depth: number) =>
    (u: number, v: number): Point => [Math.cos(u * Math.PI * 2 * count) * depth, Math.sin(v * 260) * 0.12];
  const body = clothFinish(
    (_u, v) => rgb(v > 0.2 && v < 0.3 ? team.gold : v > 0.34 && v < 0.38 ? team.white : team.green),
    6,
  );
  const fold = clothFinish(() => rgb('#195a3e'), 7);
  const facets = [
    ...mesh(hatView, knitHat, { ...body, relief: ribs(30, 0.5) }, { columns: 300, rows: 60 }),
    ...mesh(hatView, cuff, { ...fold, relief: ribs(36, 0.55) }, { columns: 360, rows: 26, lift: 40 }),
    ...pompom(),
  ];
  return stage(
    rooms.linen,
    castShadow(hatView, [knitHat, cuff], { onto: 'table' }, 0.34) + paint(facets, 'wool'),
    'wool',
  );
}

/** Caps and hats by artwork name. */
export const headwearPictures: Record<string, () => string> = { 'cap-initials': cap, 'hat-bobble': beanie };
