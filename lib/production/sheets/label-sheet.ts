// Label sheets as they are sold, in millimetres. Safe for the browser.

export const LABEL_SHEETS = ['plain', 'avery5160', 'l7160'] as const;
export type LabelSheetId = (typeof LABEL_SHEETS)[number];

export type LabelSheet = {
  columns: number;
  rows: number;
  /** The printable part of a label, without its padding. */
  inner: { width: number; height: number };
  padding: number;
  /** The labels' position on the paper; null for plain paper of any size, cut along printed lines. */
  place: {
    paper: 'Letter' | 'A4';
    paperWidth: number;
    paperHeight: number;
    left: number;
    top: number;
    width: number;
    height: number;
    /** Between two columns. There is no gap between rows. */
    gap: number;
  } | null;
};

const PADDING = 2;

const inside = (width: number, height: number) => ({
  inner: { width: width - 2 * PADDING, height: height - 2 * PADDING },
  padding: PADDING,
});

const INCH = 25.4;

/**
 * Avery 5160 (US Letter, 30 labels of 2 5/8 by 1 inch) and L7160 (A4, 21 labels of 63.5 by 38.1 mm), by their makers'
 * measures; most other makers' 30-up and 21-up sheets are the same.
 */
export const SHEETS: Record<LabelSheetId, LabelSheet> = {
  // The inside of a label on the narrower paper, A4: 194 / 3 mm minus padding.
  plain: {
    columns: 3,
    rows: 8,
    inner: { width: 58, height: 26 },
    padding: 3,
    place: null,
  },
  avery5160: {
    columns: 3,
    rows: 10,
    ...inside(2.625 * INCH, INCH),
    place: {
      paper: 'Letter',
      paperWidth: 8.5 * INCH,
      paperHeight: 11 * INCH,
      left: 0.1875 * INCH,
      top: 0.5 * INCH,
      width: 2.625 * INCH,
      height: INCH,
      gap: 0.125 * INCH,
    },
  },
  l7160: {
    columns: 3,
    rows: 7,
    ...inside(63.5, 38.1),
    place: {
      paper: 'A4',
      paperWidth: 210,
      paperHeight: 297,
      left: 7.21,
      top: 15.15,
      width: 63.5,
      height: 38.1,
      gap: 2.54,
    },
  },
};

export const labelsOn = ({ columns, rows }: LabelSheet): number => columns * rows;

/** The sheet that the browser has stored; plain paper for anything else. */
export const readLabelSheet = (stored: unknown): LabelSheetId =>
  LABEL_SHEETS.find((id) => id === stored) ?? 'plain';

/**
 * Distributes labels over sheets. The first sheet begins at label `start`, counted from 1 along the rows: the used
 * labels before it are null.
 */
export function onSheets<Label>(
  labels: readonly Label[],
  { perSheet, start }: { perSheet: number; start: number },
): (Label | null)[][] {
  const used = Math.min(Math.max(1, Math.trunc(start) || 1), perSheet) - 1;
  const places = labels.length === 0 ? [] : [...Array.from({ length: used }, () => null), ...labels];
  return Array.from({ length: Math.ceil(places.length / perSheet) }, (_, sheet) =>
    places.slice(sheet * perSheet, (sheet + 1) * perSheet),
  );
}
