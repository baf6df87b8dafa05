import { type Rgb, rgb } from '../color';
import { embroiderOn, seamOn } from '../garment-marks';
import { type Point, points } from '../geometry';
import { rooms } from '../palette';
import type { Facet, Surface } from '../surface';
import { team } from '../team-colors';
import { badgeOn } from './badge';
import type { Tint } from './garments';
import { hood } from './hood';
import { hang, hem, longSleeved, printLine, sideSeams, standCollar, view, zip } from './outfits';

const jacket = { ...longSleeved, neckDepth: 44, neck: 84, fold: 20, seed: 91 };

const yoke = (base: string, top: string, from: number): Tint => {
  const [low, high] = [rgb(base), rgb(top)];
  return (_u, v) => (v > from ? high : low);
};

const banded = (base: string, band: string, low: number, high: number): ((v: number) => Rgb) => {
  const [ground, stripe] = [rgb(base), rgb(band)];
  return (v) => (v > low && v < high ? stripe : ground);
};

function slantPocket(body: Surface, color: string): Facet[] {
  return [0.24, 0.76].flatMap((u) => {
    const inward = u < 0.5 ? 0.05 : -0.05;
    return seamOn(
      view,
      body,
      [
        [u - inward, 0.2],
        [u, 0.28],
        [u + inward, 0.37],
      ],
      color,
    );
  });
}

function kangarooPocket(body: Surface, color: string): Facet[] {
  const line: Point[] = points('0.27,0.1 0.27,0.2 0.36,0.36 0.64,0.36 0.73,0.2 0.73,0.1');
  return [
    ...seamOn(view, body, line, color),
    ...seamOn(
      view,
      body,
      line.map(([u, v]): Point => [u + 0.004, v - 0.006]),
      color,
      false,
    ),
  ];
}

/** Layers for before and after the match, by artwork name. */
export const warmLayerPictures: Record<string, () => string> = {
  'top-quarter-zip': () =>
    hang({
      shape: { ...jacket, seed: 103 },
      room: rooms.steel,
      tint: yoke(team.green, '#174c36', 0.625),
      sleeve: banded(team.green, team.white, 0.62, 0.66),
      rib: '#174c36',
      inside: '#174c36',
      marks: (body) => [
        ...standCollar(jacket, '#174c36', 62, 8),
        ...zip(body, 0.625, 0.985, '#123c2b'),
        ...hem(body, team.green),
        ...sideSeams(body, team.green),
        ...badgeOn(view, body, [118, 420], 80, [team.white, team.green, team.white]),
      ],
    }),
  'jacket-warm-up': () =>
    hang({
      shape: jacket,
      room: rooms.sky,
      tint: yoke(team.navy, team.red, 0.625),
      sleeve: banded(team.navy, team.red, 0.12, 0.2),
      rib: team.navy,
      inside: team.red,
      marks: (body) => [
        ...standCollar(jacket, team.navy, 70, 4),
        ...zip(body, 0.01, 0.985, '#131f36'),
        ...hem(body, team.navy),
        ...slantPocket(body, team.navy),
        ...badgeOn(view, body, [124, 410], 84, [team.white, team.red, team.white]),
        ...printLine(body, points('0.02,0.615 0.25,0.615 0.485,0.615'), team.white, 6),
        ...printLine(body, points('0.98,0.615 0.75,0.615 0.515,0.615'), team.white, 6),
      ],
    }),
  'hoodie-name': () =>
    hang({
      shape: { ...longSleeved, length: longSleeved.length - 30, seed: 121, fold: 22, neckDepth: 60 },
      room: rooms.cream,
      tint: () => rgb('#7d858e'),
      sleeve: banded('#7d858e', '#6b737c', -1, 0.08),
      rib: '#6f7780',
      inside: '#4d545c',
      marks: (body) => [
        ...hood('#7d858e').map((facet) => ({
          ...facet,
          markup: `<g transform="translate(0 ${30 * view.zoom})">${facet.markup}</g>`,
        })),
        ...kangarooPocket(body, '#7d858e'),
        ...hem(body, '#7d858e'),
        ...embroiderOn(view, body, { text: 'MARLO', at: [0, 420], size: 66, color: team.gold, weight: 0.19 }),
      ],
    }),
};
