import { stage } from '../backdrop';
import type { Camera } from '../camera';
import { bands, clothFinish } from '../cloth';
import { type Rgb, rgb } from '../color';
import { stitchAlong } from '../garment-marks';
import { curveThrough, type Point, points, type Vector } from '../geometry';
import { letterStrokes } from '../lettering';
import { fromAbove, rooms } from '../palette';
import { castShadow } from '../shadow';
import { mesh, paint, type Surface } from '../surface';
import { team } from '../team-colors';
import { scarfOnPeg } from '../textiles/peg-scarf';

const wallView: Camera = { pitch: 0.03, yaw: 0, centerX: 640, groundY: 1130, zoom: 1.1 };

function barScarf(): string {
  const bars = bands([
    [1, team.maroon],
    [1, team.gold],
    [1, team.maroon],
    [0.4, team.white],
  ]);
  const { facets, shadow } = scarfOnPeg(wallView, (_u, v) => bars(v * 16), [team.maroon, team.gold], 61);
  return stage({ ...rooms.steel, horizon: 1210 }, shadow + paint(facets, 'wool'), 'wool');
}

const flat: Camera = { pitch: 1.1, yaw: 0, centerX: 640, groundY: 700, zoom: 1.2 };

function sock(shift: number, turnedBy: number): Surface {
  const path = curveThrough(
    points('-60,400 -60,260 -58,110 -50,-30 -34,-140 22,-204 110,-226 190,-230 238,-228 250,-228') as Point[],
  );
  const wide = curveThrough(points('82,0 80,0 82,0 70,0 84,0 88,0 82,0 72,0 34,0 3,0') as Point[]);
  return (u, v): Vector => {
    const [x, y] = path(v);
    const [[aheadX, aheadY], [backX, backY]] = [path(v + 0.015), path(v - 0.015)];
    const length = Math.hypot(aheadX - backX, aheadY - backY) || 1;
    const angle = -u * Math.PI * 2;
    const [across, up] = [Math.cos(angle) * wide(v)[0], Math.sin(-angle) * 26];
    const [px, py] = [x - ((aheadY - backY) / length) * across, y + ((aheadX - backX) / length) * across];
    return [
      px * Math.cos(turnedBy) + py * Math.sin(turnedBy) + shift,
      30 + up,
      -(py * Math.cos(turnedBy) - px * Math.sin(turnedBy)),
    ];
  };
}

function socks(): string {
  const hoops = bands([
    [0.055, team.royal],
    [0.05, team.white],
  ]);
  const tint = (_u: number, v: number): Rgb =>
    v < 0.08
      ? rgb(team.white)
      : v < 0.29
        ? hoops(v - 0.08)
        : rgb(v > 0.8 || (v > 0.42 && v < 0.56) ? team.white : team.royal);
  const knit = {
    ...clothFinish(tint, 33),
    relief: (u: number, v: number): Point => [
      Math.sin(u * 150) * (v < 0.09 ? 0.6 : 0.22),
      Math.sin(v * 420) * 0.1,
    ],
  };
  const pair = [sock(-240, -0.1), sock(172, 0.05)];
  const facets = pair.flatMap((surface, index) =>
    mesh(flat, surface, knit, { columns: 110, rows: 150, twoSided: true, lift: index * 60 }),
  );
  return stage(
    fromAbove(rooms.cream, 120),
    castShadow(flat, pair, { onto: 'table' }, 0.4) + paint(facets, 'jersey'),
    'jersey',
  );
}

const bandView: Camera = { pitch: 0.36, yaw: 0, centerX: 640, groundY: 860, zoom: 1.5 };

function armband(): string {
  const radius = 230;
  const ring =
    (grow: number): Surface =>
    (u, v) => {
      const angle = (u - 0.5) * Math.PI * 2;
      const size = radius + grow + 3 * Math.sin(angle * 5) * (1 - v);
      return [size * Math.sin(angle), 4 + v * 200, size * 0.86 * Math.cos(angle)];
    };
  const tint = (_u: number, v: number): Rgb => rgb(v < 0.13 || v > 0.87 ? team.black : team.gold);
  const outside = ring(0);
  const inner: Surface = (u, v) => ring(-9)(1 - u, v);
  const place = (x: number, y: number): Point => [0.5 + x / (Math.PI * 2 * radius), 0.5 + y / 200];
  const letter = letterStrokes('C').flatMap((stroke) =>
    stitchAlong(
      bandView,
      outside,
      place,
      stroke.map(([x, y]): Point => [x * 108, y * 108]),
      20,
      team.black,
    ),
  );
  const facets = [
    ...mesh(bandView, outside, clothFinish(tint, 41, [260, 60], 0.12), { columns: 180, rows: 46 }),
    ...mesh(
      bandView,
      inner,
      clothFinish(() => rgb('#6e5420'), 42, [260, 60], 0.12),
      { columns: 120, rows: 20 },
    ),
    ...letter,
  ];
  return stage(
    fromAbove(rooms.sky, 560),
    castShadow(bandView, [outside], { onto: 'table' }, 0.36) + paint(facets, 'jersey'),
    'jersey',
  );
}

/** Scarves, socks and small things by artwork name. */
export const teamExtraPictures: Record<string, () => string> = {
  'scarf-bar': barScarf,
  'socks-match': socks,
  'armband-captain': armband,
};
