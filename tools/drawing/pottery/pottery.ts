import { type Backdrop, stage } from '../backdrop';
import type { Camera } from '../camera';
import { fromAbove, glazes, rooms } from '../palette';
import { driedStem, herbs, housePlant, tube } from '../plants';
import { castShadow } from '../shadow';
import { type Facet, paint } from '../surface';
import { makePot, paintPot } from './pot';
import { fernLines, scratchOn, stampOn } from './pot-marks';
import type { PotRecipe } from './pot-recipe';
import { budVase, crock, herbPot, moonJar, planter, ribbedVase, saucer } from './pot-shapes-home';
import { dinnerPlate, fernPlate, weddingLines, weddingPlate } from './pot-shapes-plates';
import {
  breakfastBowl,
  espresso,
  everydayMug,
  nameMug,
  nested,
  petBowl,
  ramenBowl,
  tumbler,
} from './pot-shapes-table';
import { spoons } from './spoons';

const front: Camera = { pitch: 0.3, yaw: 0, centerX: 640, groundY: 1010, zoom: 1 };

const above: Camera = { pitch: 0.62, yaw: 0, centerX: 640, groundY: 850, zoom: 1 };

const overhead: Camera = { pitch: 1.05, yaw: 0, centerX: 640, groundY: 690, zoom: 1 };

type Extras = { contents?: readonly Facet[]; marks?: readonly Facet[] };

function draw(
  room: Backdrop,
  camera: Camera,
  recipes: readonly PotRecipe[],
  { contents, marks }: Extras = {},
): string {
  const pots = recipes.map((recipe) => makePot(camera, recipe));
  const last = pots.length - 1;
  const painted = pots.map((pot, index) => paintPot(camera, pot, index === last ? contents : undefined));
  const shadows = pots.map(({ shadow }) => shadow);
  return stage(room, shadows.join('') + painted.join('') + (marks ? paint(marks) : ''));
}

const lettered = (
  camera: Camera,
  recipe: PotRecipe,
  v: number,
  text: string,
  size: number,
  color: string,
): Facet[] =>
  stampOn(camera, makePot(camera, { ...recipe, speckles: 0 }).vessel.outside, v, {
    text,
    size,
    color,
    width: size / 11,
  });

const shifted = (camera: Camera, changes: Partial<Camera>): Camera => ({ ...camera, ...changes });

const mugView = shifted(front, { centerX: 590, groundY: 985, zoom: 1.3 });

/** The pottery pictures by artwork name. */
export const potteryPictures: Record<string, () => string> = {
  'mug-everyday': () => draw(rooms.chalk, mugView, [everydayMug]),
  'mug-name-stamp': () =>
    draw(rooms.blush, mugView, [nameMug], { marks: lettered(mugView, nameMug, 0.15, 'NORA', 44, '#6b4a35') }),
  'cups-espresso': () => {
    const view = shifted(front, { pitch: 0.36, groundY: 930, zoom: 1.45 });
    return draw(rooms.sand, view, [
      espresso('espresso left', [-148, -110], glazes.cobalt),
      espresso('espresso right', [140, 60], '#2f4a78'),
    ]);
  },
  'tumbler-drip': () => draw(rooms.sage, shifted(front, { groundY: 1040, zoom: 1.28 }), [tumbler]),
  'bowl-breakfast': () =>
    draw(fromAbove(rooms.blush, 520), shifted(above, { zoom: 1.25, groundY: 860 }), [breakfastBowl]),
  'bowl-ramen': () =>
    draw(fromAbove(rooms.sand, 560), shifted(above, { pitch: 0.5, zoom: 1.2, groundY: 890 }), [ramenBowl]),
  'bowls-nesting': () =>
    draw(fromAbove(rooms.chalk, 500), shifted(above, { zoom: 1.12, groundY: 850 }), [
      nested('nest large', 0, 1.06, glazes.cream),
      nested('nest middle', 64, 0.82, '#c8b79b'),
      nested('nest small', 120, 0.6, '#b8694a'),
    ]),
  'bowl-pet': () => {
    const view = shifted(above, { pitch: 0.5, zoom: 1.25, groundY: 800 });
    return draw(fromAbove(rooms.sage, 480), view, [petBowl], {
      marks: lettered(view, petBowl, 0.42, 'OTIS', 92, '#4a3626'),
    });
  },
  'plate-dinner': () => draw(fromAbove(rooms.chalk, 150), shifted(overhead, { zoom: 1.12 }), [dinnerPlate]),
  'plate-fern': () => {
    const view = shifted(overhead, { zoom: 1.18 });
    return draw(fromAbove(rooms.sand, 150), view, [fernPlate], {
      marks: scratchOn(view, 24, fernLines(), '#d9a27c', 4.5),
    });
  },
  'plate-wedding': () => {
    const view = shifted(overhead, { zoom: 1.12 });
    return draw(fromAbove(rooms.sage, 150), view, [weddingPlate], {
      marks: scratchOn(view, 24, weddingLines(), '#8a5f36', 6),
    });
  },
  'vase-bud': () => {
    const view = shifted(front, { groundY: 1080, zoom: 1.12 });
    const stems = [
      ...driedStem(view, [0, 460, 0], 110, 390, 3),
      ...driedStem(view, [-8, 460, -10], -90, 300, 8),
    ];
    return draw(rooms.blush, view, [budVase], { contents: stems });
  },
  'vase-moon-jar': () =>
    draw(rooms.sage, shifted(front, { pitch: 0.22, groundY: 1050, zoom: 1.18 }), [moonJar]),
  'vase-ribbed': () =>
    draw(rooms.chalk, shifted(front, { pitch: 0.24, groundY: 1070, zoom: 1.2 }), [ribbedVase]),
  'planter-saucer': () => {
    const view = shifted(front, { groundY: 1090, zoom: 1.05 });
    return draw(rooms.sand, view, [saucer, planter], { contents: housePlant(view, 330, 250, 21) });
  },
  'planter-herb': () => {
    const view = shifted(front, { groundY: 1090, zoom: 1.12 });
    return draw(rooms.chalk, view, [herbPot], {
      contents: herbs(view, 350, 210, 5),
      marks: lettered(view, herbPot, 0.36, 'THYME', 58, '#5f4431'),
    });
  },
  'crock-utensil': () => {
    const view = shifted(front, { groundY: 1080, zoom: 1.05 });
    const shade = castShadow(
      view,
      [
        tube(
          [
            [60, 300, 0],
            [128, 800, 0],
          ],
          20,
        ),
      ],
      { onto: 'table' },
      0.14,
    );
    const pot = makePot(view, crock);
    return stage(rooms.blush, shade + pot.shadow + paintPot(view, pot, spoons(view)));
  },
};
