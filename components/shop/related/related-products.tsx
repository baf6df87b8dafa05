import Link from 'next/link';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import type { ProductCardView } from '@/lib/catalog/products/product-views';
import { relatedSentences as say } from '@/lib/messages/en/shop/front/filters';
import { formatCents } from '@/lib/money/cents';

const SIZES = '(min-width: 75rem) 270px, (min-width: 64rem) calc(25vw - 32px), calc(50vw - 24px)';

/** A row of products that go with the one above; nothing if there are none. */
export function RelatedProducts({ products }: { products: readonly ProductCardView[] }) {
  if (products.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="related-products" className="col-span-full flex flex-col gap-5">
      <h2 id="related-products" className="border-t border-line pt-8 font-display text-2xl font-medium">
        {say.title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {products.map(({ id, name, imageUrl, priceCents }) => (
          <li key={id} className="group relative flex min-w-0 flex-col gap-1">
            <div className="overflow-hidden rounded-card border border-line">
              <ProductPicture imageUrl={imageUrl} alt="" sizes={SIZES} />
            </div>
            <p className="pt-2 font-semibold leading-snug">
              <Link
                href={`/product/${id}`}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4"
              >
                {name}
              </Link>
            </p>
            <p className="tabular-nums">{formatCents(priceCents)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
