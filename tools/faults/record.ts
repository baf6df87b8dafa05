// What the shoppers of the last rounds did and were told, to compare with database and ledger.
import type { Shop } from './shops';
import type { Statement, Violation } from './violation';

/** One shopper's attempt to buy. Its key and address are unique. */
export type Attempt = {
  slug: string;
  key: string;
  email: string;
  /** The shop's answer about the order; null before there is one. */
  order: { id: string; number: number; totalCents: number } | null;
  paypalOrderId: string | null;
  /** True if the shopper was told that the payment is complete. */
  isCompleted: boolean;
};

/** A shopper. */
export type Shopper = {
  shop: Shop;
  attempt: Attempt;
  /** The body of POST /api/orders. */
  body: string;
  token: string;
};

export type Outage = {
  what: string;
  cachedPages: { asked: number; answered: number };
  recoveryMilliseconds: number;
  /** What a purchase took before the outage. */
  usualMilliseconds: number;
};

/** A refund that a shop's owner requested, and whether they were told that it is under way. */
export type AskedRefund = { slug: string; id: string; orderId: string; isAcknowledged: boolean };

export type Page = { slug: string; path: string; body: string };

export type RoundRecord = {
  attempts: Attempt[];
  refunds: AskedRefund[];
  pages: Page[];
  outages: Outage[];
  /** A violation that a round itself saw. */
  complaints: Violation[];
  /** How often a conversation with database or mail server was cut off. */
  interruptions: number;
  complain: (statement: Statement, text: string) => void;
  clear: () => void;
};

export function createRecord(): RoundRecord {
  const record: RoundRecord = {
    attempts: [],
    refunds: [],
    pages: [],
    outages: [],
    complaints: [],
    interruptions: 0,
    complain: (statement, text) => record.complaints.push({ statement, text }),
    clear() {
      record.interruptions = 0;
      const { attempts, refunds, pages, outages, complaints } = record;
      for (const list of [attempts, refunds, pages, outages, complaints]) {
        list.length = 0;
      }
    },
  };
  return record;
}

/** Words of one shop that nothing of another shop may contain. */
export const wordsOf = ({ name, slug, products }: Shop): string[] => [
  name,
  slug,
  ...products.map((product) => product.name),
];
