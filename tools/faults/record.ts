// What the shoppers of the last rounds did and were told: the other half of what database and ledger are compared
// with.
import type { Shop } from './shops';
import type { Statement, Violation } from './violation';

/** One shopper's try to buy something. Its key and address are its own. */
export type Attempt = {
  slug: string;
  key: string;
  email: string;
  /** What the shopper was told of the order; null while nothing. */
  order: { id: string; number: number; totalCents: number } | null;
  paypalOrderId: string | null;
  /** Whether the shopper was told that the payment is through. */
  isCompleted: boolean;
};

/** Somebody who buys. */
export type Shopper = {
  shop: Shop;
  attempt: Attempt;
  /** What POST /api/orders is sent. */
  body: string;
  token: string;
};

export type Outage = {
  what: string;
  cachedPages: { asked: number; answered: number };
  recoveryMilliseconds: number;
};

/** A refund that a shop's owner asked for, and whether they were told that it is under way. */
export type AskedRefund = { slug: string; id: string; orderId: string; isAcknowledged: boolean };

export type Page = { slug: string; path: string; body: string };

export type RoundRecord = {
  attempts: Attempt[];
  refunds: AskedRefund[];
  pages: Page[];
  outages: Outage[];
  /** What a round saw with its own eyes. */
  complaints: Violation[];
  /** How often a conversation with database or mail server was cut off in the middle. */
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

/** Words of a shop's own that nothing of another shop may contain. */
export const wordsOf = ({ name, slug, products }: Shop): string[] => [
  name,
  slug,
  ...products.map((product) => product.name),
];
