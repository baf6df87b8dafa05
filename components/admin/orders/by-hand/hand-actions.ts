import type { HandGoods } from '@/lib/orders/by-hand/hand-goods';
import type { HandQuote } from '@/lib/orders/by-hand/quote-hand-order';
import type { Outcome } from '@/lib/outcome';
import type { SentOrder, SentQuote } from './hand-draft';

export type FindGoods = (input: { text: string }) => Promise<Outcome<HandGoods[]>>;
export type QuoteOrder = (input: SentQuote) => Promise<Outcome<HandQuote>>;

export type CreatedOrder = { order_id: string; order_number: number };

/** The server's part of the form. */
export type HandActions = {
  findGoods: FindGoods;
  quoteOrder: QuoteOrder;
  createOrder: (input: SentOrder) => Promise<Outcome<CreatedOrder>>;
};
