const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

const drawing = (paths: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">${paths}</svg>`;

/** A jar on a kiln shelf under the kiln's arch. */
function clayAndKiln(): string {
  return drawing(
    [
      '<path fill="#B4532F" d="M48 296V160a112 112 0 0 1 224 0v136Z"/>',
      '<path fill="#F6EBDD" d="M76 270V160a84 84 0 0 1 168 0v110Z"/>',
      '<path fill="#B4532F" d="M138 122h44c4 0 6 3 5 7l-4 13c26 11 43 34 43 60 0 24-13 43-34 54h-64c-21-11-34-30-34-54 0-26 17-49 43-60l-4-13c-1-4 1-7 5-7Z"/>',
      '<path fill="#F6EBDD" d="M97 188c21 12 41-10 63 2s42 10 63-2l2 16c-22 12-43 14-65 2s-44 10-65-2Z"/>',
    ].join(''),
  );
}

/** A needle drawing one thread through, shaped as an S. */
function stitchworks(): string {
  const thread =
    'M220 96C204 62 122 52 104 104C90 152 138 156 166 166C200 178 224 206 200 242C174 274 108 264 92 220';
  return drawing(
    [
      `<path fill="#16336B" d="M160 16l124 36v112c0 70-50 114-124 142C86 278 36 234 36 164V52Z"/>`,
      `<path fill="none" stroke="#F4B63F" stroke-width="28" stroke-dasharray="46 13" pathLength="577" d="${thread}"/>`,
      '<path fill="#FFFFFF" d="M262 62c6 6 4 14-2 20l-60 56-10-10 52-62c6-7 14-10 20-4Zm-9 9c-3-3-7-1-9 2l-12 14 4 4 14-12c3-2 6-5 3-8Z"/>',
    ].join(''),
  );
}

/** Three warp and three weft bands passing over and under. */
function quietLoom(): string {
  const band = (x: number, y: number, width: number, height: number): string =>
    `M${x} ${y}h${width}v${height}h${-width}Z`;
  const warp = [92, 143, 194].map((x) => band(x, 50, 34, 220)).join('');
  const weft = [92, 143, 194].map((y) => band(50, y, 220, 34)).join('');
  const over = [
    [92, 92],
    [194, 92],
    [143, 143],
    [92, 194],
    [194, 194],
  ]
    .map(([x = 0, y = 0]) => band(x, y - 4, 34, 42))
    .join('');
  return drawing(
    [
      `<path fill="#3A4A78" d="${circle(160, 160, 144)}"/>`,
      `<path fill="#F0E8D8" d="${warp}"/><path fill="#A9B8D6" stroke="#3A4A78" stroke-width="8" d="${weft}"/>`,
      `<path fill="#F0E8D8" d="${over}"/>`,
    ].join(''),
  );
}

const logos: Record<string, () => string> = { clayandkiln: clayAndKiln, stitchworks, quietloom: quietLoom };

/** A shop's logo as SVG of 320 by 320, paths only. Throws for an unknown shop. */
export function drawLogo(slug: string): string {
  const draw = logos[slug];
  if (!draw) throw new Error(`No logo is drawn for the shop "${slug}"`);
  return draw();
}
