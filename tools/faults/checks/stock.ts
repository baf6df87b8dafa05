import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';

/** What was counted is what paid orders took and what is left; computed from the orders' lines, not from the history. */
export const checkStock = ({ database }: Snapshot): Violation[] =>
  database.stock
    .filter(({ counted, sold, onHand }) => counted - sold !== onHand)
    .map(({ slug, variant, counted, sold, onHand }) => ({
      statement: 'stock',
      text: `of ${counted} pieces of ${variant} of ${slug}, ${sold} are sold and ${onHand} are left`,
    }));
