// Paid orders that nobody of the shop has looked at yet. Safe for the browser.

export type OrderNews = {
  /** Counted up to `MOST_NEWS`. */
  count: number;
  /** Another one as soon as an order is paid, or one is looked at. */
  stamp: string;
};

/** More than these are counted as so many. */
export const MOST_NEWS = 99;

/** Which orders are new, as a condition on their rows. */
export const NEW_ORDERS = { seenAt: null, paidAt: { not: null } };

/** Whether an order is. */
export const isNews = ({ seenAt, paidAt }: { seenAt: Date | null; paidAt: Date | null }): boolean =>
  seenAt === null && paidAt !== null;
