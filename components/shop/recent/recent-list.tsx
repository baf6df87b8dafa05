'use client';
import { useEffect, useState } from 'react';
import { CardRow, type RowCard } from '@/components/shop/related/card-row';
import { recentSentences } from '@/lib/messages/en/shop/front/recent';
import { call } from '@/lib/wire/call';
import { viewedProductsCall } from '@/lib/wire/viewed-products';
import { viewedIds } from './viewed-ids';

/** One row. */
const SHOWN = 4;

/** The products that this browser showed before; nothing until they are there, and without an answer. */
export function RecentList({ tenantId, productId }: { tenantId: string; productId: string }) {
  const [cards, setCards] = useState<RowCard[]>([]);
  useEffect(() => {
    const ids = viewedIds(tenantId, productId);
    if (ids.length === 0) {
      return;
    }
    const leaving = new AbortController();
    void call(viewedProductsCall, { product_ids: ids }, { signal: leaving.signal }).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) {
        setCards(
          answer.value.products.slice(0, SHOWN).map((product) => ({
            id: product.id,
            name: product.name,
            imageUrl: product.image_url,
            priceCents: product.price_cents,
            hasSeveralPrices: product.has_several_prices,
          })),
        );
      }
    });
    return () => leaving.abort();
  }, [tenantId, productId]);
  return <CardRow id="recently-viewed" title={recentSentences.title} cards={cards} />;
}
