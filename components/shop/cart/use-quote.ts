'use client';
import { useEffect, useRef, useState } from 'react';
import { orderedCartId } from '@/components/shop/checkout-cart';
import {
  type DeliveryWish,
  fetchQuote,
  type LineNote,
  type QuotedDelivery,
  type QuotedDiscount,
  type QuotedPrice,
  type QuotedReady,
  type QuotedTax,
} from '@/components/shop/shop-api';
import { type CartLine, cartTotal } from '@/lib/cart/cart';
import type { Cents } from '@/lib/money/cents';
import type { Charge } from '@/lib/orders/charges';
import { useCart } from './cart-provider';
import { useCartCommands } from './use-cart-commands';

export type CartPrice = {
  totalCents: Cents;
  charges: readonly Charge[];
  /** Whether the total comes from the server; until then it is the sum of the displayed lines. */
  isQuoted: boolean;
};

type QuoteState = {
  /** Products that are no longer sold. */
  goneIds: ReadonlySet<string>;
  /** What is wrong with a line's logo or roster, by line id. */
  problems: ReadonlyMap<string, string>;
  /** Lines of which too few pieces are left, by id. */
  shortIds: ReadonlySet<string>;
  price: CartPrice;
  /** The ways of delivery; null for a shop that has none, and until the server has answered. */
  delivery: QuotedDelivery | null;
  /** What the server says of the entered code; null until it has answered. */
  discount: QuotedDiscount | null;
  /** Whether the shop has codes. */
  takesCodes: boolean;
  tax: QuotedTax;
  /** What is said of a line's price, by line id. */
  notes: ReadonlyMap<string, LineNote>;
  /** When all is ready to ship. */
  ready: QuotedReady;
};

/** A code that the shopper entered in this shop. */
export type EnteredCode = { tenantId: string; code: string | null };

type Answer = Omit<QuoteState, 'price'> & {
  /** The lines that the answer is about. */
  question: string;
  price: QuotedPrice | null;
};

const UNKNOWN: Answer = {
  goneIds: new Set(),
  problems: new Map(),
  shortIds: new Set(),
  question: '',
  price: null,
  delivery: null,
  discount: null,
  takesCodes: false,
  tax: 'none',
  notes: new Map(),
  ready: null,
};

/** Pause between a change and the request, in milliseconds: five quick presses on + cause one request. */
const PAUSE = 300;

/**
 * Updates names, prices, pictures and rosters in the cart, and reports the cart's price and what can no longer be
 * bought in this form. Asks the server on each visit of a page and after each change. Without an answer the cart
 * stays unchanged; the server checks and prices the order anyway. `wish`: where it goes, once that is asked for.
 * `entered`: the code for a discount.
 */
export function useQuote({ tenantId, code }: EnteredCode, wish: DeliveryWish | null = null): QuoteState {
  const isReady = useCart((state) => state.isReady);
  const { refresh } = useCartCommands();
  const lines = useCart((state) => state.lines);
  const latest = useRef({ lines, wish, code });
  const hasAsked = useRef(false);
  const unknown = useRef<QuotedDiscount | null>(null);
  useEffect(() => {
    latest.current = { lines, wish, code };
  }, [lines, wish, code]);
  const question =
    lines.length === 0 ? '' : [...lines.map(questionOf), JSON.stringify([wish, code])].join('\n');
  const [answer, setAnswer] = useState(UNKNOWN);

  useEffect(() => {
    if (!isReady || question === '') {
      return;
    }
    const abort = new AbortController();
    const ask = async () => {
      hasAsked.current = true;
      const { lines: current, wish: to, code: wanted } = latest.current;
      // A code that the shop does not have is not tried again with each change of the cart: tries are counted.
      const known = unknown.current?.code === codeOf(wanted) ? unknown.current : null;
      const entered = { code: known ? null : wanted, cartId: orderedCartId(tenantId, current) };
      const quote = await fetchQuote(current, abort.signal, to, entered);
      if (quote && !abort.signal.aborted) {
        refresh(quote.products, quote.rosters, quote.chosen);
        const sold = new Set(quote.products.map(({ id }) => id));
        const ids = current.map(({ product }) => product.id);
        const goneIds = new Set(ids.filter((id) => !sold.has(id)));
        const { problems, shortIds, price, delivery, takesCodes, tax, notes, ready } = quote;
        const discount = known ?? quote.discount;
        unknown.current = discount?.is_unknown ? discount : null;
        const said = { delivery, discount, takesCodes, tax, notes, ready };
        setAnswer({ goneIds, problems, shortIds, question, price, ...said });
      }
    };
    const timer = setTimeout(ask, hasAsked.current ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isReady, question, refresh, tenantId]);

  const { question: answered, discount: said, ...rest } = answer;
  // Of the code before it says nothing.
  const discount = said?.code === codeOf(code) ? said : null;
  const price = priceOf(lines, answered === question ? answer.price : null);
  return { ...rest, discount, price };
}

const codeOf = (typed: string | null) => typed?.trim().toUpperCase();

/**
 * Everything that the answer about a line depends on, and what the page shows of the line: an outdated price is asked
 * again.
 */
const questionOf = ({ id, product, quantity, choices }: CartLine): string =>
  JSON.stringify([
    ...[id, product.id, product.priceCents, quantity],
    ...choices.map(({ value, files, count }) => [
      ...[value, files?.[0]?.uploadId, count?.rosterId, count?.upchargeCents],
    ]),
  ]);

const priceOf = (lines: readonly CartLine[], quoted: QuotedPrice | null): CartPrice =>
  quoted === null
    ? { totalCents: cartTotal(lines), charges: [], isQuoted: false }
    : { ...quoted, isQuoted: true };
