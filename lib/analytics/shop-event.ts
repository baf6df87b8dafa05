// What a shop's page tells when something happens on it. No cookie, no identifier, no address of a page.
import { z } from 'zod';
import { sentSource } from '@/lib/text/visit-source';

export const shopEventInput = z
  .object({
    kind: z.enum(['visit', 'product', 'cart', 'checkout']),
    /** Of a product view. */
    product_id: z.uuid().optional(),
    /** Of a visit: the host that it came from, or the link's `utm_source`. */
    source: sentSource.optional(),
  })
  .refine(({ kind, product_id }) => (kind === 'product') === (product_id !== undefined));

export type ShopEvent = z.infer<typeof shopEventInput>;
