// Headings, labels and buttons of the production view.
import { piecesText } from '@/lib/messages/en/orders/pieces';
import { numberText } from '@/lib/messages/format';

export const adminProductionSentences = {
  seeAllOrders: 'See all orders',
  whatToMake: 'What to make',
  showEverything: 'Show everything',
  // Filters.
  allProducts: 'All products',
  searchLabel: 'Search what to make',
  onlyUnfinished: 'Only unfinished rows',
  /** For screen readers: the tabs of orders to make and of orders to complete. */
  piles: 'Piles',
  toMake: 'To make',
  made: 'Made',
  // What to buy.
  whatToBuy: 'What to buy',
  stillToMake: (pieces: number) => `${piecesText(pieces)} still to make`,
  // Printing.
  chooseAll: 'Choose all on this page to print',
  chooseOrder: (orderNumber: number) => `Print order #${orderNumber}`,
  printChosen: 'Print what is chosen',
  slips: 'Slips',
  backToProduction: 'Back to production',
  // An order and its lines.
  paid: (date: string) => `Paid ${date}`,
  /** A line in short. */
  linePieces: (pieces: number, product: string) => `${numberText(pieces)} × ${product}`,
  piecesMade: (made: number, pieces: number) => `${numberText(made)} of ${numberText(pieces)} made`,
  tickAll: 'Tick all',
  tickRest: 'Tick the rest',
  completeWithoutRest: 'Complete without the rest',
  undoing: 'Undoing…',
  openOrder: 'Open the order',
  /** For screen readers: the buttons of several orders. */
  ofOrder: (action: string, orderNumber: number) => `${action}: order #${orderNumber}`,
  workSheetOfOrder: (orderNumber: number) => `Work sheet of order #${orderNumber}`,
  openOrderNumbered: (orderNumber: number) => `Open the order #${orderNumber}`,
} as const;

/** The headings of what to buy, as a table for spreadsheets. */
export const MATERIALS_HEADINGS = ['Product', 'SKU', 'Size', 'Pieces', 'Made', 'To make'] as const;
