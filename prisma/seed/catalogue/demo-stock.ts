import type { DemoProduct } from './types';

/** The product with so many pieces on hand. */
export const counted = (product: DemoProduct, onHand: number): DemoProduct => ({
  ...product,
  stock: { kind: 'counted', onHand },
});

/** The product as the only one of its kind. */
export const oneOfAKind = (product: DemoProduct): DemoProduct => ({
  ...product,
  stock: { kind: 'one_of_a_kind', onHand: 1 },
});
