import type { Cents } from '@/lib/money/cents';
import type { PriceProblem } from './price-change';

/** Why a chosen product was left as it is. */
export type SkipReason = 'gone' | 'archived' | 'already' | 'changed' | PriceProblem;

/** `name` is null for a product that is gone. */
export type Skipped = { id: string; name: string | null; reason: SkipReason };

/** What a change of many products did, and what not. `batchId` undoes it; null if nothing changed. */
export type BulkResult = { batchId: string | null; changed: number; skipped: Skipped[] };

/** One line of the preview of new prices; `to` is null if the product would be left as it is. */
export type PricePreviewLine = {
  id: string;
  name: string;
  from: Cents;
  to: Cents | null;
  problem: PriceProblem | 'archived' | null;
  /** How many of its variants have a price of their own, which changes too. */
  variants: number;
};
