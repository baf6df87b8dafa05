import type { OrderId } from '@/lib/ids';
// What the production view shows: plain data, for the page and its components.
import type { ItemChoice } from '@/lib/orders/choices/item-choices';

/** A row that is ticked off. */
export type Tick = {
  row: number;
  madeBy: string;
  /** As ISO 8601, because it also comes over the wire. */
  madeAt: string;
};

/** Ticks by the id of their order item; an item without any may be missing. */
export type Ticks = Record<string, Tick[]>;

/** Something to tick off: a row of a roster, or the whole of a line that has none. */
export type ProductionPiece = {
  row: number;
  /** Empty where the line has no roster, or the roster no names. */
  name: string;
  number: string;
  size: string;
  pieces: number;
  note: string;
};

export type ProductionLine = {
  id: string;
  name: string;
  sku: string;
  imageUrl: string | null;
  /** What is told in words. */
  choices: ItemChoice[];
  logo: { name: string; href: string; previewHref: string | null } | null;
  /** A roster that came along as it is, because nobody could read it. */
  unreadRoster: { name: string; href: string } | null;
  hasRoster: boolean;
  sizes: { label: string; pieces: number }[];
  pieces: ProductionPiece[];
};

export type ProductionOrder = {
  id: OrderId;
  orderNumber: number;
  createdAt: Date;
  /** Since when it waits to be made. */
  paidAt: Date;
  customerName: string;
  internalNote: string;
  lines: ProductionLine[];
};

export type ProductionPage = {
  /** What was paid first, first. */
  orders: ProductionOrder[];
  ticks: Ticks;
  /** Cursors of the pages beside this one; null where there is none. */
  previous: string | null;
  next: string | null;
};

export type SizeTotal = {
  /** Null for pieces of which nobody said a size. */
  label: string | null;
  pieces: number;
  made: number;
};

/** What a product takes, over all orders that are to be made. */
export type MaterialView = {
  /** Names the product in the filter. */
  key: string;
  name: string;
  sku: string;
  pieces: number;
  made: number;
  /** In the order of the rail. */
  sizes: SizeTotal[];
};
