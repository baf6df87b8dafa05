// Rules for the pictures of a product. No I/O, so the form checks itself with them.
export const MOST_PICTURES = 8;
export const LONGEST_ALT = 300;

/** What stays visible in a square crop, in percent from the left and from the top. */
export type FocalPoint = { focalX: number; focalY: number };

export const CENTRE: FocalPoint = { focalX: 50, focalY: 50 };

/** CSS's `object-position` for a square crop; undefined for the centre, which is the default of CSS. */
export const objectPosition = ({ focalX, focalY }: FocalPoint): string | undefined =>
  focalX === CENTRE.focalX && focalY === CENTRE.focalY ? undefined : `${focalX}% ${focalY}%`;

/** A coordinate in percent as a whole number from 0 to 100. */
export const wholePercent = (value: number): number =>
  Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : CENTRE.focalX;

/** The list with the entry at `from` moved to `to`; the same list if one of them is not in it. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || from === to || to < 0 || to >= list.length) {
    return list;
  }
  const rest = list.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
