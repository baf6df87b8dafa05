import { type Texture, textureDefinitions } from './textiles/textures';

/** A wall and the surface in front of it. `horizon` is the y of the edge between them, in picture pixels. */
export type Backdrop = { wall: string; table: string; horizon: number; window?: boolean };

const filters = [
  '<filter id="tight" color-interpolation-filters="sRGB" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="7"/></filter>',
  '<filter id="soft" color-interpolation-filters="sRGB" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="15"/></filter>',
  '<filter id="wide" color-interpolation-filters="sRGB" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="30"/></filter>',
  '<filter id="grain" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/>',
  '<feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0.5 0.5 0 0 -0.28"/></filter>',
  // Grain is drawn on one tile and repeated: noise over the whole picture is the slowest part of a drawing.
  '<pattern id="paper" width="320" height="320" patternUnits="userSpaceOnUse"><rect width="320" height="320" filter="url(#grain)"/></pattern>',
].join('');

function gradients(): string {
  return [
    '<radialGradient id="glow" cx="0.26" cy="0.16" r="1.05"><stop offset="0" stop-color="#fff" stop-opacity="0.62"/>',
    '<stop offset="0.5" stop-color="#fff" stop-opacity="0.12"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="falloff" cx="0.36" cy="0.3" r="0.95"><stop offset="0.55" stop-color="#3a2c22" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#3a2c22" stop-opacity="0.2"/></radialGradient>',
    '<linearGradient id="crease" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2e2320" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#2e2320" stop-opacity="0.1"/></linearGradient>',
    '<linearGradient id="tabletop" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.26"/>',
    '<stop offset="0.6" stop-color="#fff" stop-opacity="0.06"/><stop offset="1" stop-color="#2e2320" stop-opacity="0.1"/></linearGradient>',
  ].join('');
}

/** A few slanted panes of light, as from a window to the left. */
function windowLight(horizon: number): string {
  const pane = (x: number, top: number, bottom: number) =>
    `<path d="M${x} ${top}l168 62v${bottom - top}l-168 -62Z"/>`;
  const panes = [90, 288, 486].flatMap((x, index) => [
    pane(x, 40 + index * 73, 270 + index * 73),
    pane(x, 300 + index * 73, Math.min(530 + index * 73, horizon - 20)),
  ]);
  return `<g fill="#fffaf0" opacity="0.3" filter="url(#soft)">${panes.join('')}</g>`;
}

/** Puts painted content into the set's room: wall, surface with its far edge, light from the upper left. */
export function stage(backdrop: Backdrop, content: string, texture: Texture = 'glaze'): string {
  const { wall, table, horizon } = backdrop;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 1280" width="1280" height="1280">',
    `<defs>${filters}${gradients()}${textureDefinitions('melt')}${textureDefinitions(texture)}</defs>`,
    `<rect width="1280" height="1280" fill="${wall}"/>`,
    backdrop.window ? windowLight(horizon) : '',
    '<rect width="1280" height="1280" fill="url(#glow)"/>',
    `<rect y="${horizon - 70}" width="1280" height="70" fill="url(#crease)"/>`,
    `<rect y="${horizon}" width="1280" height="${1280 - horizon}" fill="${table}"/>`,
    `<rect y="${horizon}" width="1280" height="${1280 - horizon}" fill="url(#tabletop)"/>`,
    `<rect y="${horizon}" width="1280" height="2.5" fill="#fff" opacity="0.45"/>`,
    '<rect width="1280" height="1280" fill="url(#falloff)"/>',
    '<rect width="1280" height="1280" fill="url(#paper)" opacity="0.1"/>',
    content,
    '</svg>',
  ].join('');
}
