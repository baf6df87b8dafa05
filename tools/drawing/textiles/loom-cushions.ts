import { stage } from '../backdrop';
import type { Camera } from '../camera';
import type { Vector } from '../geometry';
import { fromAbove, rooms } from '../palette';
import { castShadow, contactShadow } from '../shadow';
import { paint } from '../surface';
import { type Pillow, pillowFacets, pillowSurface } from './pillow';
import { diamonds, herringbone, striped, yarns } from './weaves';

const view: Camera = { pitch: 0.2, yaw: 0.16, centerX: 640, groundY: 1010, zoom: 1.12 };

function cushion(pillow: Pillow, room: (typeof rooms)[keyof typeof rooms]): string {
  const shadow =
    castShadow(view, [pillowSurface(pillow)], { onto: 'table' }, 0.34) +
    contactShadow(650, 1018, pillow.halfWidth * 0.98, 20, 0.4);
  return stage({ ...room, horizon: 850 }, shadow + paint(pillowFacets(view, pillow), 'wool'), 'wool');
}

function sachets(): string {
  const low: Camera = { pitch: 0.7, yaw: 0.1, centerX: 640, groundY: 800, zoom: 1.62 };
  const lying = (at: Vector, spin: number, weave: Pillow['weave'], seed: number): Pillow => ({
    halfWidth: 165,
    halfHeight: 165,
    fullness: 62,
    lean: 1.45,
    at,
    weave,
    edge: yarns.walnut,
    seed,
    spin,
  });
  const pillows = [
    lying(
      [-140, 6, 200],
      0.16,
      striped([
        [30, yarns.indigo],
        [14, yarns.undyed],
      ]),
      3,
    ),
    lying([190, 6, 170], -0.3, diamonds(yarns.undyed, yarns.woad, 66), 4),
    lying([20, 66, 120], 0.5, herringbone(yarns.rose, yarns.undyed, 34, 24), 5),
  ];
  const facets = pillows.flatMap((pillow, index) => pillowFacets(low, pillow, 84, index * 400));
  const shadow = castShadow(low, pillows.map(pillowSurface), { onto: 'table' }, 0.36);
  return stage(fromAbove(rooms.mist, 330), shadow + paint(facets, 'linen'), 'linen');
}

/** Filled things from the loom by artwork name. */
export const loomCushionPictures: Record<string, () => string> = {
  'cushion-stripe': () =>
    cushion(
      {
        halfWidth: 400,
        halfHeight: 385,
        fullness: 150,
        lean: 0.22,
        at: [0, 0, 0],
        seed: 5,
        edge: yarns.deep,
        weave: (x, y) =>
          striped([
            [120, yarns.undyed],
            [14, yarns.indigo],
            [30, yarns.undyed],
            [46, yarns.indigo],
            [30, yarns.undyed],
            [14, yarns.indigo],
          ])(y, x + 127),
      },
      rooms.linen,
    ),
  'cushion-diamond': () =>
    cushion(
      {
        halfWidth: 470,
        halfHeight: 290,
        fullness: 140,
        lean: 0.2,
        at: [0, 0, 0],
        seed: 12,
        edge: yarns.walnut,
        weave: diamonds(yarns.weld, yarns.walnut, 156),
      },
      rooms.oat,
    ),
  'sachets-lavender': sachets,
};
