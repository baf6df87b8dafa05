import type { ShopEvent } from '@/lib/analytics/shop-event';
import { post } from './contract';
import { object, optional, text, word } from './shape';

/** Says that something happened on a page, for the shop's daily numbers. No cookie is needed, and nobody is recognised. */
export const countCall = post(
  '/api/visits',
  object({
    kind: word({ visit: true, product: true, cart: true, checkout: true } satisfies Record<
      ShopEvent['kind'],
      true
    >),
    /** Of a product view. */
    product_id: optional(text),
    /** Of a visit: the host that it came from, or the link's `utm_source`. */
    source: optional(text),
  }),
  object({}),
);
