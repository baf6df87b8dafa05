// What a person has typed about a refund, and the refund that it makes. Pure.
import { type Cents, centsFromTyped } from '@/lib/money/cents';
import { readPieces } from '@/lib/orders/read-pieces';
import { priceRefund, type WantedRefund } from '@/lib/orders/refunds/by-item/refundable-order';
import type { StockBackRow } from '@/lib/orders/stock/stock-back';
import type { RefundableGoods } from './refundable-goods';

export const REFUND_WAYS = ['whole', 'pieces', 'part'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

export type RefundDraft = {
  way: RefundWay;
  amount: string;
  reason: string;
  withPostage: boolean;
  /** The typed number of pieces by item; none for an item that was not touched. */
  pieces: Record<string, string>;
};

export const EMPTY_DRAFT: RefundDraft = {
  way: 'whole',
  amount: '',
  reason: '',
  withPostage: false,
  pieces: {},
};

/** `byItem` is null for a refund of an amount. */
export type DraftedRefund = { amount: Cents; byItem: WantedRefund | null };

/**
 * The refund that was typed, of at most `left`. 'amount': the typed amount is none. 'pieces': a number of pieces is none
 * or too high. 'nothing': no piece is chosen. 'over': the pieces cost more than is left.
 */
export function readDraft(
  draft: RefundDraft,
  goods: RefundableGoods,
  left: Cents,
): DraftedRefund | 'amount' | 'pieces' | 'nothing' | 'over' {
  if (draft.way === 'whole') {
    return { amount: left, byItem: null };
  }
  if (draft.way === 'part') {
    const typed = centsFromTyped(draft.amount);
    return typed !== null && typed > 0 && typed <= left ? { amount: typed, byItem: null } : 'amount';
  }
  const counts = goods.lines.map(({ id, quantity, piecesBack }) => {
    const text = (draft.pieces[id] ?? '').trim();
    return { itemId: id, pieces: text === '' ? 0 : readPieces(text, quantity - piecesBack) };
  });
  if (counts.some(({ pieces }) => pieces === null)) {
    return 'pieces';
  }
  const byItem = {
    pieces: counts.flatMap(({ itemId, pieces }) => (pieces ? [{ itemId, pieces }] : [])),
    withPostage: draft.withPostage,
  };
  const priced = priceRefund(goods, byItem);
  if (!priced.ok || priced.value.amountCents === 0) {
    return 'nothing';
  }
  return priced.value.amountCents > left ? 'over' : { amount: priced.value.amountCents, byItem };
}

/**
 * What to put back into the stock for a refund: all of it with all of the money, the pieces that it is for, or nothing with
 * an amount. Nothing of what a cancellation has answered already.
 */
export function suggestedBack(
  draft: RefundDraft,
  goods: RefundableGoods,
  { variantId, most, isAnswered }: StockBackRow,
): number {
  if (isAnswered) {
    return 0;
  }
  if (draft.way !== 'pieces') {
    return draft.way === 'whole' ? most : 0;
  }
  const pieces = goods.lines
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { id }) => sum + (Math.trunc(Number(draft.pieces[id])) || 0), 0);
  return Math.max(0, Math.min(most, pieces));
}
