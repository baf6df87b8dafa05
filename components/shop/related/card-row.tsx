import { priceText } from '@/components/shop/grid/price-text';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { Link } from '@/components/ui/links/link';
import type { ProductCardView } from '@/lib/catalog/products/product-views';

const SIZES = '(min-width: 75rem) 270px, (min-width: 64rem) calc(25vw - 32px), calc(50vw - 24px)';

export type RowCard = Pick<ProductCardView, 'id' | 'name' | 'imageUrl' | 'priceCents' | 'hasSeveralPrices'>;

type CardRowProps = {
  id: string;
  title: string;
  cards: readonly RowCard[];
  /** Readable addresses (product-path.ts); a browser does without the code that makes them. */
  pathOf?: (card: RowCard) => string;
};

const shortPath = ({ id }: RowCard): string => `/product/${id}`;

/** A row of products below the one of the page; nothing if there are none. */
export function CardRow({ id, title, cards, pathOf = shortPath }: CardRowProps) {
  if (cards.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={id} className="col-span-full flex flex-col gap-5">
      <h2 id={id} className="border-t border-line pt-8 font-display text-2xl font-medium">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="group relative flex min-w-0 flex-col gap-1">
            <div className="overflow-hidden rounded-card border border-line">
              <ProductPicture imageUrl={card.imageUrl} alt="" sizes={SIZES} />
            </div>
            <p className="pt-2 font-semibold leading-snug break-words">
              <Link
                href={pathOf(card)}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4"
              >
                {card.name}
              </Link>
            </p>
            <p className="tabular-nums">{priceText(card)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
