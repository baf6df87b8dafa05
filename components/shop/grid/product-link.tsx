'use client';
import { createPortal } from 'react-dom';
import { CARD_SIZES } from '@/components/shop/grid/card-sizes';
import { Link, useLinkStatus } from '@/components/ui/link';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { ProductPicture } from './product-picture';

type ProductLinkProps = { href: string; name: string; price: string; imageUrl: string | null };

/**
 * The link to a product, as large as its card. While the page loads, the known facts of the product are shown in its
 * place.
 */
export function ProductLink({ href, ...product }: ProductLinkProps) {
  return (
    <Link
      href={href}
      className="after:absolute after:inset-0 after:rounded-card group-hover:underline group-hover:underline-offset-4 group-active:opacity-70"
    >
      {product.name}
      <ProductOnItsWay {...product} />
    </Link>
  );
}

const block = 'rounded-control bg-line motion-safe:animate-pulse';

function ProductOnItsWay({ name, price, imageUrl }: Omit<ProductLinkProps, 'href'>) {
  const { pending } = useLinkStatus();
  if (!pending) {
    return null;
  }
  return createPortal(
    <div data-testid="on-its-way" className="answer-soon fixed inset-0 z-40 overflow-hidden bg-paper">
      <p role="status" className="sr-only">
        {productCardSentences.opening(name)}
      </p>
      <div aria-hidden="true">
        <div className="h-18 border-b border-line bg-surface" />
        <div className="page-width grid gap-8 py-8 sm:py-12 md:grid-cols-2 md:gap-12">
          <div className="overflow-hidden rounded-card border border-line">
            <ProductPicture imageUrl={imageUrl} alt="" sizes={CARD_SIZES} />
          </div>
          <div className="flex flex-col gap-4">
            <p className="heading-1">{name}</p>
            <p className="text-xl tabular-nums">{price}</p>
            <div className={`${block} h-5 w-full`} />
            <div className={`${block} h-5 w-4/5`} />
            <div className={`${block} mt-4 h-12 w-full`} />
          </div>
        </div>
      </div>
    </div>,
    document.body,
  );
}
