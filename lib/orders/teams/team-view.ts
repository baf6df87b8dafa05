// A team that a shopper has: saved by hand, or of a paid order. Plain data, for pages and components.

/** Where a team is kept: `saved` with the account, `order` with a line of a paid order. */
export type TeamSource = 'saved' | 'order';

export type TeamView = {
  source: TeamSource;
  /** Of the saved team or of the order's line. */
  id: string;
  /** What it is called: its own name, or the product that was ordered. */
  name: string;
  imageUrl: string | null;
  /** The number of its order; null for one that was saved by hand. */
  orderNumber: number | null;
  createdAt: Date;
  people: number;
  logoName: string | null;
  /** The team product that it was for, if that is still sold; else null. */
  productId: string | null;
};

/** The most teams that an account keeps, and the bytes of all their rows. */
export const MOST_SAVED_TEAMS = 50;
export const MOST_SAVED_BYTES = 500_000;
export const LONGEST_TEAM_NAME = 100;
