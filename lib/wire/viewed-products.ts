import { post } from './contract';
import { amount, flag, list, nullable, object, text } from './shape';

/** What a shop's cards show of these products now: only those that are sold, in the order of the ids. */
export const viewedProductsCall = post(
  '/api/products/viewed',
  object({ product_ids: list(text) }),
  object({
    products: list(
      object({
        id: text,
        name: text,
        /** Of several prices, the lowest. */
        price_cents: amount,
        has_several_prices: flag,
        image_url: nullable(text),
      }),
    ),
  }),
);
