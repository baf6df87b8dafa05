/** The beginning of a text, with … if it is cut. At most `longest` UTF-16 units, and never half a character. */
export const shortText = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`;
