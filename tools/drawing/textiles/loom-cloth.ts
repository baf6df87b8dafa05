import { stage } from '../backdrop';
import { rgb } from '../color';
import { rooms } from '../palette';
import { paint } from '../surface';
import { endFringe } from './folded';
import { onRail, wallView } from './loom-rail';
import { runner } from './loom-runner';
import { folded, nameOnFold, stackView } from './loom-stacks';
import { scarfOnPeg } from './peg-scarf';
import { herringbone, plaid, striped, yarns } from './weaves';

/** The weaver's blankets, scarves and table linen by artwork name. */
export const loomClothPictures: Record<string, () => string> = {
  'throw-plaid': () => {
    const weave = plaid([
      [70, yarns.undyed],
      [22, yarns.madder],
      [70, yarns.oat],
      [14, yarns.walnut],
    ]);
    const stack = { halfWidth: 330, halfDepth: 215, thickness: 62, layers: 4, weave, seed: 14 };
    return folded(stack, rooms.linen, () =>
      endFringe(stackView, stack, [yarns.undyed, yarns.oat, yarns.madder], 74),
    );
  },
  'blanket-herringbone': () =>
    onRail(
      [
        {
          left: -370,
          right: 370,
          foot: 170,
          weave: herringbone(yarns.indigo, yarns.pale, 42, 30),
          seed: 8,
          pleat: 19,
          wavelength: 50,
        },
      ],
      rooms.oat,
      'wool',
      [yarns.indigo],
    ),
  'blanket-baby': () =>
    folded(
      {
        halfWidth: 320,
        halfDepth: 215,
        thickness: 50,
        layers: 4,
        weave: striped([
          [120, '#aebb9c'],
          [16, yarns.undyed],
          [8, '#aebb9c'],
          [16, yarns.undyed],
        ]),
        seed: 23,
      },
      rooms.mist,
      nameOnFold('WREN', yarns.indigo),
    ),
  'scarf-lambswool': () => {
    const view = { ...wallView, zoom: 1.1, groundY: 1130 };
    const { facets, shadow } = scarfOnPeg(
      view,
      (u) =>
        rgb(
          u < 0.3
            ? yarns.indigo
            : u < 0.34
              ? yarns.undyed
              : u < 0.68
                ? yarns.woad
                : u < 0.72
                  ? yarns.undyed
                  : yarns.deep,
        ),
      [yarns.indigo, yarns.woad, yarns.deep],
      71,
    );
    return stage({ ...rooms.oat, horizon: 1210 }, shadow + paint(facets, 'wool'), 'wool');
  },
  'wrap-plaid': () => {
    const weave = plaid([
      [90, yarns.deep],
      [16, yarns.weld],
      [60, yarns.sage],
      [16, yarns.undyed],
    ]);
    const stack = { halfWidth: 300, halfDepth: 180, thickness: 46, layers: 3, weave, seed: 37 };
    return folded(
      stack,
      rooms.oat,
      () =>
        endFringe({ ...stackView, yaw: -0.5, zoom: 1.3 }, stack, [yarns.deep, yarns.sage, yarns.weld], 92),
      { ...stackView, yaw: -0.5, zoom: 1.3 },
    );
  },
  'towels-pair': () =>
    onRail(
      [
        {
          left: -330,
          right: -30,
          foot: 290,
          weave: (_x, y) => rgb(y < 130 && Math.floor(y / 18) % 2 === 1 ? yarns.indigo : yarns.undyed),
          seed: 3,
          pleat: 13,
          wavelength: 44,
        },
        {
          left: 40,
          right: 340,
          foot: 250,
          weave: plaid([
            [44, yarns.undyed],
            [12, yarns.madder],
          ]),
          seed: 9,
          pleat: 14,
          wavelength: 48,
        },
      ],
      rooms.linen,
      'linen',
    ),
  'runner-border': runner,
};
