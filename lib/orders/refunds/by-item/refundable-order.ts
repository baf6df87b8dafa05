// What of an order can still go back piece by piece, and what it costs. Pure: the dialog shows it, the server decides by
// it.
import { type Cents, cents, sumCents } from '@/lib/money/cents';
import { type Charge, sumOfKind } from '@/lib/orders/charges';
import { err, ok, type Result } from '@/lib/result';

/** An order item with what the shopper paid for it: less its part of the discount, with its part of an added tax. */
export type RefundableItem = {
  id: string;
  quantity: number;
  /** Pieces of refunds that have not failed. */
  piecesBack: number;
  paidCents: Cents;
  /** The tax in `paidCents`. */
  taxCents: Cents;
};

export type RefundableOrder = {
  items: RefundableItem[];
  /** The postage that was paid, with the tax in it. */
  postage: { paidCents: Cents; taxCents: Cents };
  isPostageBack: boolean;
};

export type PaidItem = {
  id: string;
  quantity: number;
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
};
export type PastRefund = {
  status: string;
  postageCents: number | null;
  items: readonly { orderItemId: string; pieces: number }[];
};

/** The order's items and postage by its rows. A failed refund has given nothing back. */
export function refundableOrder(
  items: readonly PaidItem[],
  charges: readonly Charge[],
  refunds: readonly PastRefund[],
): RefundableOrder {
  const counted = refunds.filter(({ status }) => status !== 'failed');
  const isAdded = sumOfKind(charges, 'tax') > 0;
  const taxOfItems = sumCents(items.map(({ taxCents }) => cents(taxCents)));
  const postageTax = cents(sumOfKind(charges, 'tax', 'tax_included') - taxOfItems);
  const postage = sumOfKind(charges, 'shipping', 'shipping_discount');
  return {
    items: items.map(({ id, quantity, subtotalCents, discountCents, taxCents }) => ({
      id,
      quantity,
      piecesBack: counted
        .flatMap((refund) => refund.items)
        .filter(({ orderItemId }) => orderItemId === id)
        .reduce((sum, { pieces }) => sum + pieces, 0),
      paidCents: cents(subtotalCents - discountCents + (isAdded ? taxCents : 0)),
      taxCents: cents(taxCents),
    })),
    postage: { paidCents: cents(postage + (isAdded ? postageTax : 0)), taxCents: postageTax },
    isPostageBack: counted.some(({ postageCents }) => postageCents !== null),
  };
}

/**
 * The part of an amount that belongs to some of its pieces, after `from` others. The parts of all pieces add up to the
 * amount, in whatever steps they go back.
 */
export function partOf(amount: Cents, quantity: number, from: number, pieces: number): Cents {
  const upTo = (count: number) => Math.round((amount * count) / quantity);
  return cents(upTo(from + pieces) - upTo(from));
}

export type WantedPieces = { itemId: string; pieces: number };
/** What is to go back. */
export type WantedRefund = { pieces: readonly WantedPieces[]; withPostage: boolean };
export type PricedRefund = {
  items: (WantedPieces & { amountCents: Cents })[];
  /** Null if the postage stays. */
  postageCents: Cents | null;
  amountCents: Cents;
  taxCents: Cents;
};

/** The price of giving these pieces back. 'changed': they, or the postage, are not there to give back any more. */
export function priceRefund(
  order: RefundableOrder,
  { pieces: wanted, withPostage }: WantedRefund,
): Result<PricedRefund, 'changed'> {
  const byId = new Map(order.items.map((item) => [item.id, item]));
  const items: PricedRefund['items'] = [];
  const taxes: Cents[] = [];
  for (const { itemId, pieces } of wanted) {
    const item = byId.get(itemId);
    if (item === undefined || pieces > item.quantity - item.piecesBack) {
      return err('changed');
    }
    // An item twice would count its pieces twice.
    byId.delete(itemId);
    const part = (amount: Cents) => partOf(amount, item.quantity, item.piecesBack, pieces);
    items.push({ itemId, pieces, amountCents: part(item.paidCents) });
    taxes.push(part(item.taxCents));
  }
  if (withPostage && order.isPostageBack) {
    return err('changed');
  }
  const postageCents = withPostage ? order.postage.paidCents : null;
  return ok({
    items,
    postageCents,
    amountCents: sumCents([...items.map(({ amountCents }) => amountCents), postageCents ?? cents(0)]),
    taxCents: sumCents([...taxes, withPostage ? order.postage.taxCents : cents(0)]),
  });
}
