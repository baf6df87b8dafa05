// The words on a shop's printed papers, and above them.
import { piecesText } from '@/lib/messages/en/orders/pieces';
import { numberText, plural } from '@/lib/messages/format';

export const adminPrintingSentences = {
  backToOrder: (orderNumber: number) => `Back to order #${orderNumber}`,
  printSlip: 'Print slip',
  /** Beside the box that is ticked once all pieces of a line are made. */
  made: 'Made',
  madeOf: (pieces: number) => plural(pieces, { one: 'Made', other: 'All # made' }),
  // The packing slip.
  quantity: 'Qty',
  item: 'Item',
  packed: 'Packed',
  piecesInAll: (pieces: number) => `${piecesText(pieces)} in all`,
  piecesInParcel: (pieces: number, ofOrder: number) =>
    `${piecesText(pieces)} in this parcel, of ${numberText(ofOrder)} in the order`,
  parcelGone: 'This parcel was taken back',
  parcelGoneHint: 'The order shows what has left now.',
  notes: 'Notes',
  thankYou: (store: string) => `Thank you from ${store}`,
  // The work sheet.
  madeFor: (customer: string) => `for ${customer}`,
  workSheetNumbered: (orderNumber: number) => `Work sheet · #${orderNumber}`,
  /** At the foot of each printed page. */
  workSheetFooter: (orderNumber: number) => `Work sheet, order #${orderNumber}`,
  ordered: (date: string, pieces: number) => `Ordered ${date} · ${piecesText(pieces)}`,
  note: 'Note:',
  due: 'Due',
  peopleOf: (heading: string) => `People of ${heading}`,
  // Labels.
  /** Where one person gets several pieces. */
  pieceOf: (piece: number, pieces: number) => `${piece} of ${pieces}`,
  sheet: 'Sheet',
  sheets: {
    plain: 'Plain paper, cut out',
    avery5160: 'Avery 5160 (Letter, 30 labels)',
    l7160: 'L7160 (A4, 21 labels)',
  },
  startAt: 'Start at',
  wholeSheet: 'A whole sheet',
  place: (label: number, row: number, column: number) => `Label ${label}: row ${row}, column ${column}`,
  labelsOnSheets: (labels: number, sheets: number) =>
    `${plural(labels, { one: '# label', other: '# labels' })} on ${plural(sheets, { one: '# sheet', other: '# sheets' })}.`,
  cutHint: 'Print without a header and footer, and cut along the dashed lines.',
  sheetHint: (paper: string) =>
    `Print on ${paper} at 100 % (“actual size”), without margins, a header and a footer. Try it on plain paper first.`,
  sheetNumbered: (sheet: number) => `Sheet ${numberText(sheet)}`,
  sheetOnPaper: (sheet: number, paper: string) => `Sheet ${numberText(sheet)}, ${paper}`,
} as const;
