// What a shopper adds to an order: plain data for pages, mails and papers. Days are like '2026-12-04'.
import { type Arrival, type NeedByStanding, needByStanding } from './arrival';

/** In characters. */
export const LONGEST_ORDER_NOTE = 500;
export const LONGEST_GIFT_MESSAGE = 300;

export type OrderExtras = {
  /** To the shop; empty for none. */
  note: string;
  isGift: boolean;
  giftMessage: string;
  needBy: string | null;
  /** When it arrives by the shop's times when it was placed; null if they were unknown. */
  arrival: Arrival | null;
  /** Note and message are gone, because nobody needs them any more. */
  areTextsRemoved: boolean;
};

/** Whether the shop's times, as they were when the order was placed, keep the day; null without a day. */
export const standingOf = ({
  needBy,
  arrival,
}: Pick<OrderExtras, 'needBy' | 'arrival'>): NeedByStanding | null =>
  needBy === null ? null : needByStanding(needBy, arrival);
