// The stock of a product as its page shows it. Plain data, safe for the browser.
import type { StockChangeKind } from '@/lib/catalog/stock/stock-change';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';

/** Pieces that are counted together. */
export type StockRow = {
  variantId: string;
  /** The values of the options that have stocks of their own; none if the product has one stock. */
  values: string[];
  onHand: number;
};

export type StockHistoryRow = {
  id: string;
  /** `cancelled`: pieces of an order that was cancelled by then came back, with a refund or without. */
  kind: StockChangeKind | 'cancelled';
  values: string[];
  change: number;
  onHand: number;
  short: number;
  order: { id: string; number: number } | null;
  actorName: string | null;
  reason: string;
  createdAt: Date;
};

export type StockView = {
  productId: string;
  name: string;
  imageUrl: string | null;
  kind: StockKind;
  lowStockAt: number | null;
  hasOptions: boolean;
  rows: StockRow[];
  /** The newest first. */
  history: StockHistoryRow[];
};

/** The most changes that the page shows. */
export const MOST_STOCK_HISTORY = 100;
