// The rules of a stock.
import { z } from 'zod';
import { STOCK_KINDS, type StockKind } from './stock-kinds';

const stored = z.enum(STOCK_KINDS);
/** The kind as the database has it. */
export const readStockKind = (column: string): StockKind => stored.parse(column);

export const isCounted = (kind: StockKind): boolean => kind !== 'uncounted';

/** The most pieces that a shop can count of one variant. */
export const MOST_ON_HAND = 1_000_000;

/** At so few, shoppers read how many are left. */
const FEW = 3;

/**
 * What shoppers read of the number that is left: 0 for "Sold out", up to three as they are, null for enough. Pages that are
 * cached change only when this does.
 */
export const shownLeft = (onHand: number): number | null => (onHand <= FEW ? onHand : null);
