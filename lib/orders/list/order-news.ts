// Paid orders that nobody of the shop has seen yet. Safe for the browser.

export type OrderNews = {
  /** Counted up to `MOST_NEWS`. */
  count: number;
  /** Changes when an order is paid or seen. */
  stamp: string;
};

/** The highest count. */
export const MOST_NEWS = 99;

/** The new orders, as a condition on rows. A test order is no news: whoever placed it works here. */
export const NEW_ORDERS = { seenAt: null, paidAt: { not: null }, isTest: false };

/** Whether an order is new. */
export const isNews = ({
  seenAt,
  paidAt,
  isTest,
}: {
  seenAt: Date | null;
  paidAt: Date | null;
  isTest: boolean;
}): boolean => seenAt === null && paidAt !== null && !isTest;
