'use client';
import { createPortal } from 'react-dom';
import { Link, useLinkStatus } from '@/components/ui/links/link';
import { productCardSentences } from '@/lib/messages/en/shop/product-card';
import { CardPicture } from './card-picture';
import type { LinkedCard } from './card-view';

type ProductLinkProps = Pick<LinkedCard, 'href' | 'name' | 'price' | 'imageUrl' | 'position'>;

/**
 * The link to a product, as large as its card. While the page loads, the known facts of the product are shown in its
 * place.
 */
export const ProductLink = ({ href, ...product }: ProductLinkProps) => (
  <Link href={href} className="card-link">
    {product.name}
    <ProductOnItsWay {...product} />
  </Link>
);

const block = 'rounded-control bg-line motion-safe:animate-pulse';

function ProductOnItsWay({ name, price, ...picture }: Omit<ProductLinkProps, 'href'>) {
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
          <CardPicture imageUrl={picture.imageUrl} position={picture.position} />
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
