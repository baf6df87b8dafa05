// How large a text may be printed so that all of it fits into a box. Estimated from the characters, because a
// server has no font to measure with; what is left over is the safety margin.

export type TextBox = {
  /** In millimetres. */
  width: number;
  height: number;
  /** Regular letters are narrower than bold ones, which are assumed otherwise. */
  weight?: 'bold' | 'regular';
  /** The sizes to choose from in points, the largest first. */
  sizes: readonly [number, ...number[]];
};

const MILLIMETRES_IN_A_POINT = 0.3528;
export const LINE_HEIGHT = 1.15;

/** The width of a character in a bold sans serif, in parts of the font size; on the wide side. */
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

/** How many lines a text takes where a line is `room` font sizes wide; a word that is longer is broken. */
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

/** The font sizes that a line of the box is wide, as bold letters count them. */
const roomIn = ({ width, weight }: TextBox, size: number): number =>
  width / (size * MILLIMETRES_IN_A_POINT * (weight === 'regular' ? REGULAR_IN_BOLD : 1));

const fits = (text: string, size: number, box: TextBox): boolean =>
  countLines(text, roomIn(box, size)) * size * MILLIMETRES_IN_A_POINT * LINE_HEIGHT <= box.height;

/** The largest of the box's sizes in which the text fits, without a broken word where that is possible. */
export function fitText(text: string, box: TextBox): number {
  const words = text.split(/\s+/);
  const holdsWords = (size: number) => words.every((word) => widthOf(word) <= roomIn(box, size));
  const fitting = box.sizes.filter((size) => fits(text, size, box));
  return fitting.find(holdsWords) ?? fitting[0] ?? box.sizes.at(-1) ?? box.sizes[0];
}
