/** Joins class names; leaves out what is false, null or undefined. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
