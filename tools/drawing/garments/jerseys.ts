import { rgb } from '../color';
import { embroiderOn, printOn } from '../garment-marks';
import { rooms } from '../palette';
import { cuffed, hoops, stripes, team } from '../team-colors';
import { badgeOn } from './badge';
import type { Tint } from './garments';
import { hang, hem, jersey, longSleeved, sideSeams, view } from './outfits';

const plain = (color: string): Tint => {
  const solid = rgb(color);
  return () => solid;
};

/** Jerseys and tops by artwork name. */
export const jerseyPictures: Record<string, () => string> = {
  'jersey-stripes': () =>
    hang({
      shape: jersey,
      room: rooms.steel,
      tint: stripes(team.royal, team.white, 9),
      sleeve: cuffed(team.royal, team.white),
      rib: team.royal,
      inside: team.white,
      marks: (body) => [
        ...hem(body, team.royal),
        ...badgeOn(view, body, [112, 560], 88, [team.gold, team.navy, team.gold]),
      ],
    }),
  'jersey-number': () =>
    hang({
      shape: { ...jersey, seed: 57, vee: true, neckDepth: 96 },
      room: rooms.cream,
      tint: plain(team.maroon),
      sleeve: cuffed(team.maroon, team.gold, 0.12),
      rib: team.gold,
      inside: team.maroon,
      marks: (body) => [
        ...hem(body, team.maroon),
        ...sideSeams(body, team.maroon),
        ...printOn(view, body, {
          text: '10',
          at: [0, 380],
          size: 230,
          color: team.white,
          outline: team.gold,
        }),
        ...badgeOn(view, body, [112, 580], 72, [team.gold, team.white, team.maroon]),
      ],
    }),
  'jersey-keeper': () =>
    hang({
      shape: { ...longSleeved, fold: 17 },
      room: rooms.sky,
      tint: hoops(team.lime, [
        [50 / 96, 56 / 96, team.black],
        [58 / 96, 60 / 96, team.black],
      ]),
      sleeve: cuffed(team.lime, team.black, 0.07),
      rib: team.black,
      inside: team.lime,
      marks: (body) => [
        ...hem(body, team.lime),
        ...sideSeams(body, team.lime),
        ...printOn(view, body, { text: '1', at: [0, 270], size: 180, color: team.black }),
      ],
    }),
  'tee-training': () =>
    hang({
      shape: { ...jersey, seed: 73, widths: [240, 240, 250, 236, 212] },
      room: rooms.cream,
      tint: plain(team.sky),
      sleeve: cuffed(team.sky, team.sky),
      rib: '#7ba7cd',
      inside: team.sky,
      marks: (body) => [
        ...hem(body, team.sky),
        ...embroiderOn(view, body, { text: 'S', at: [112, 590], size: 44, color: team.white }),
      ],
    }),
};
