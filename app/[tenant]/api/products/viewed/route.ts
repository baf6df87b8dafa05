import { listCards } from '@/lib/catalog/products/products.queries';
import { viewedInput } from '@/lib/catalog/products/viewed-input';
import { apiAnswer } from '@/lib/entry/api-error';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { recentSentences } from '@/lib/messages/en/shop/front/recent';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { viewedProductsCall } from '@/lib/wire/viewed-products';

type Answer = AnswerTo<typeof viewedProductsCall>;

/** Tells a browser what is sold of the products that it remembers. Nothing of the question is kept. */
export const POST = tenantHandler({
  schema: viewedInput satisfies TakenBy<typeof viewedProductsCall>,
  failureMessage: recentSentences.failed,
  handle: async ({ tenant, body }) => {
    const cards = await listCards(tenant.id, [...new Set(body.product_ids)]);
    return apiAnswer({
      products: cards.map(({ id, name, priceCents, hasSeveralPrices, imageUrl }) => ({
        id,
        name,
        price_cents: priceCents,
        has_several_prices: hasSeveralPrices,
        image_url: imageUrl,
      })),
    } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
