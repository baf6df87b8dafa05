// The largest font size at which a text fits a box. Estimated from the characters, because a server has no fonts to
// measure with; the estimates are high to be safe.

export type TextBox = {
  /** In millimetres. */
  width: number;
  height: number;
  /** Bold by default; regular letters are narrower. */
  weight?: 'bold' | 'regular';
  /** The sizes to choose from in points, the largest first. */
  sizes: readonly [number, ...number[]];
};

const MILLIMETRES_IN_A_POINT = 0.3528;
export const LINE_HEIGHT = 1.15;

/** The width of a character in a bold sans serif, in parts of the font size; a high estimate. */
function characterWidth(character: string): number {
  if (/[\p{M}\p{Cf}]/u.test(character)) {
    return 0;
  }
  if (/[iljtfr.,:;'’|!()[\] ]/.test(character)) {
    return 0.4;
  }
  if (/[mwMW@%]/.test(character)) {
    return 1;
  }
  if (/[\u1100-\uffff]|\p{Extended_Pictographic}|[\u{1f000}-\u{3ffff}]/u.test(character)) {
    return 1.1;
  }
  return /[\p{Lu}\p{N}]/u.test(character) ? 0.78 : 0.64;
}

const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + characterWidth(character), 0);

/** The number of lines of a text, if a line is `room` font sizes wide; a longer word is broken. */
function countLines(text: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = widthOf(word);
    const gap = used === 0 ? 0 : characterWidth(' ');
    if (used + gap + width <= room) {
      used += gap + width;
      continue;
    }
    lines += (used === 0 ? 0 : 1) + Math.ceil(width / room) - 1;
    used = width % room;
  }
  return lines;
}

const REGULAR_IN_BOLD = 0.88;

/** The width of the box in font sizes, for bold letters. */
const roomIn = ({ width, weight }: TextBox, size: number): number =>
  width / (size * MILLIMETRES_IN_A_POINT * (weight === 'regular' ? REGULAR_IN_BOLD : 1));

const fits = (text: string, size: number, box: TextBox): boolean =>
  countLines(text, roomIn(box, size)) * size * MILLIMETRES_IN_A_POINT * LINE_HEIGHT <= box.height;

/** The largest of the box's sizes at which the text fits, if possible without breaking a word. */
export function fitText(text: string, box: TextBox): number {
  const words = text.split(/\s+/);
  const holdsWords = (size: number) => words.every((word) => widthOf(word) <= roomIn(box, size));
  const fitting = box.sizes.filter((size) => fits(text, size, box));
  return fitting.find(holdsWords) ?? fitting[0] ?? box.sizes.at(-1) ?? box.sizes[0];
}
