import type { OrderId } from '@/lib/ids';
import type { ItemChoice } from '@/lib/orders/choices/item-choices';
// The production view: plain data for the page and its components.
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import type { CalendarDay } from '@/lib/time/calendar-day';

/** A ticked row. */
export type Tick = {
  row: number;
  madeBy: string;
  /** ISO 8601, because it is also sent as JSON. */
  madeAt: string;
};

/** Ticks by the id of their order item; an item without ticks may be missing. */
export type Ticks = Record<string, Tick[]>;

/** Something to tick off: a row of a roster, or a whole line without a roster. */
export type ProductionPiece = {
  row: number;
  /** Empty without a roster, or without names in it. */
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
  /** The choices that are only text. */
  choices: ItemChoice[];
  logo: { name: string; href: string; previewHref: string | null } | null;
  /** A roster that could not be read, as a file. */
  unreadRoster: { name: string; href: string } | null;
  hasRoster: boolean;
  sizes: { label: string; pieces: number }[];
  pieces: ProductionPiece[];
};

export type ProductionOrder = {
  id: OrderId;
  orderNumber: number;
  createdAt: Date;
  /** Since when the order waits to be made. */
  paidAt: Date;
  /** The day on which it was promised to be ready; null if nothing was. */
  readyBy: CalendarDay | null;
  customerName: string;
  internalNote: string;
  extras: OrderExtras | null;
  lines: ProductionLine[];
};

export type ProductionPage = {
  /** The first due first; one without a promised day is due when it is paid. */
  orders: ProductionOrder[];
  ticks: Ticks;
  /** The present day by the shop's clock, for what is due. */
  today: CalendarDay;
  /** Cursors of the previous and next page; null if there is none. */
  previous: string | null;
  next: string | null;
};

export type SizeTotal = {
  /** Null for pieces without a size. */
  label: string | null;
  pieces: number;
  made: number;
};

/** The pieces of a product in all open orders. */
export type MaterialView = {
  /** The key of the product in the filter. */
  key: string;
  name: string;
  sku: string;
  pieces: number;
  made: number;
  /** From small to large. */
  sizes: SizeTotal[];
};
