import { noise } from '../../../prisma/seed/random';
import { stage } from '../backdrop';
import { type Camera, project } from '../camera';
import { clothFinish, fringe } from '../cloth';
import { dim, rgb } from '../color';
import type { Vector } from '../geometry';
import { fromAbove, rooms } from '../palette';
import { castShadow } from '../shadow';
import { type Finish, mesh, paint, type Surface } from '../surface';
import { type Weave, yarns } from './weaves';

/** A runner on a plank table, hanging over its near edge. */
export function runner(): string {
  const view: Camera = { pitch: 0.62, yaw: 0, centerX: 640, groundY: 690, zoom: 1.2 };
  const [edge, drop] = [190, 330];
  const board: Surface = (u, v) => [(u * 2 - 1) * 900, -3, edge - v * 760];
  const apron: Surface = (u, v) => [(u * 2 - 1) * 900, -3 - (1 - v) * 60, edge + 0.5];
  const cloth: Surface = (u, v): Vector => {
    const x = (u * 2 - 1) * 190 + (1 - v) * 4 * Math.sin(u * 9);
    const along = v * (760 + drop);
    if (along < drop) return [x, along - drop, edge + 16 + 5 * Math.sin(u * 14 + 1) * (1 - along / drop)];
    const flat = along - drop;
    return [x, 7 * Math.min(1, flat / 30), edge + 16 - flat];
  };
  const tones = ['#b98f62', '#ab8156', '#c29a6d', '#b48a5d'];
  const planks: Finish = {
    gloss: 0.06,
    shininess: 10,
    color: (u, v) => {
      const plank = Math.floor(v * 4);
      const grain = noise(u * 9 + plank * 5, v * 170, plank) * 0.07 + noise(u * 3, v * 40, plank + 9) * 0.04;
      return dim(rgb(tones[plank % 4] ?? '#b98f62'), (v * 4 - plank < 0.03 ? 0.6 : 1) * (1 + grain));
    },
  };
  const weave: Weave = (x, y) => {
    const stripe = Math.abs(Math.abs(x) - 150) < 12 || Math.abs(Math.abs(x) - 122) < 5;
    if (stripe) return rgb(yarns.indigo);
    return y < 300 && Math.floor(y / 22) % 3 === 1 ? rgb(yarns.woad) : rgb(yarns.undyed);
  };
  const linen = clothFinish((u, v) => weave((u * 2 - 1) * 190, v * (760 + drop)), 6, [130, 300], 0.08);
  const facets = [
    ...mesh(view, board, planks, { columns: 90, rows: 132, twoSided: true, lift: -900 }),
    ...mesh(view, apron, planks, { columns: 60, rows: 6, twoSided: true, lift: -800 }),
  ];
  const top = [
    ...mesh(view, cloth, linen, { columns: 76, rows: 200, twoSided: true }),
    ...fringe(
      view,
      (t) => project(view, [-190 + t * 380, -drop, edge + 18]),
      { colors: [yarns.undyed], length: 46, strands: 48, seed: 3 },
      500,
    ),
  ];
  const hangingPart: Surface = (u, v) => cloth(u, (v * drop) / (760 + drop));
  const shade = castShadow(view, [hangingPart], { onto: 'wall', z: edge - 30 }, 0.34);
  return stage(fromAbove(rooms.mist, 1230), paint(facets, 'linen') + shade + paint(top, 'linen'), 'linen');
}
