// Crests of invented teams, as files from a coach.
import sharp from 'sharp';

export type DemoTeam = { name: string; field: string; band: string; mark: string; isDrawing: boolean };

const STAR = 'M200 96l24 50 55 7-40 38 10 54-49-27-49 27 10-54-40-38 55-7z';
const WAVE = 'M70 190q32-36 65 0t65 0 65 0 65 0v44q-32 36-65 0t-65 0-65 0-65 0z';
const PEAK = 'M88 250l72-124 40 58 24-34 88 100z';

export const demoTeams: [DemoTeam, ...DemoTeam[]] = [
  { name: 'Lakeside Otters', field: '#14507a', band: '#f2c14e', mark: WAVE, isDrawing: true },
  { name: 'Northgate Comets', field: '#5b1f3a', band: '#f4f1ea', mark: STAR, isDrawing: false },
  { name: 'Summit Rangers', field: '#234d34', band: '#e9dcc3', mark: PEAK, isDrawing: true },
];

const crest = ({ field, band, mark }: DemoTeam): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 440" width="400" height="440">` +
  `<path d="M200 14q74 44 164 40v170q0 128-164 202Q36 352 36 224V54q90 4 164-40z" fill="${field}"/>` +
  `<path d="M200 44q66 36 136 36v142q0 106-136 170Q64 328 64 222V80q70 0 136-36z" fill="none" stroke="${band}" stroke-width="9"/>` +
  `<path d="${mark}" fill="${band}"/></svg>`;

export type DemoLogo = {
  fileName: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  preview: Uint8Array<ArrayBuffer>;
};

const SMALL = { width: 400, height: 440 };
const drawn = new Map<string, Promise<DemoLogo>>();

/** The crest of a team: a drawing from some, and a picture a little small for print from others. */
export function teamLogo(team: DemoTeam): Promise<DemoLogo> {
  const known = drawn.get(team.name) ?? drawLogo(team);
  drawn.set(team.name, known);
  return known;
}

async function drawLogo(team: DemoTeam): Promise<DemoLogo> {
  const svg = Buffer.from(crest(team));
  const picture = sharp(svg, { density: 144 });
  const stem = team.name.toLowerCase().replaceAll(' ', '-');
  return {
    fileName: `${stem}-crest.${team.isDrawing ? 'svg' : 'png'}`,
    contentType: team.isDrawing ? 'image/svg+xml' : 'image/png',
    bytes: new Uint8Array(team.isDrawing ? svg : await sharp(svg).png().toBuffer()),
    ...SMALL,
    preview: new Uint8Array(await picture.webp({ quality: 88 }).toBuffer()),
  };
}
