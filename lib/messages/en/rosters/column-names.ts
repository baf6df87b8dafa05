/** What the columns of a roster are called by what they hold, until they are renamed; the owner sees the same words. */
export const COLUMN_KIND_NAMES = {
  name: 'Name',
  number: 'Number',
  size: 'Size',
  quantity: 'Quantity',
  notes: 'Notes',
  /** A column of the owner's own, of which there may be several. */
  text: 'Your own',
} as const;

/** A column without a heading, counted from 1. */
export const columnNumbered = (column: number): string => `Column ${column}`;
