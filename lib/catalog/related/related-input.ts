import { z } from 'zod';
import { MOST_RELATED } from './related-limits';

/** The products to show beside a product, in their order. */
export const relatedInput = z
  .object({ productId: z.uuid(), relatedIds: z.array(z.uuid()).max(MOST_RELATED) })
  .refine(
    ({ productId, relatedIds }) =>
      !relatedIds.includes(productId) && new Set(relatedIds).size === relatedIds.length,
  );
