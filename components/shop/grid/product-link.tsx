'use client';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useLinkStatus } from '@/components/ui/links/link';
import type { LinkedCard } from './card-view';
import type { ProductOnItsWayProps } from './product-on-its-way';

type ProductLinkProps = Pick<LinkedCard, 'href' | 'name' | 'price' | 'imageUrl' | 'position'>;

// Without a connection the link works as any other.
const fetchOnItsWay = () =>
  import('./product-on-its-way').then(
    (module) => ({ default: module.ProductOnItsWay }),
    () => ({ default: () => null }),
  );

const ProductOnItsWay = lazy(fetchOnItsWay);

/**
 * The link to a product, as large as its card. While the page loads, the known facts of the product are shown in its
 * place.
 */
export const ProductLink = ({ href, ...product }: ProductLinkProps) => (
  <Link href={href} className="card-link">
    {product.name}
    <WhilePending {...product} />
  </Link>
);

function WhilePending(product: ProductOnItsWayProps) {
  const { pending } = useLinkStatus();
  useEffect(() => {
    void fetchOnItsWay();
  }, []);
  return (
    pending && (
      <Suspense>
        <ProductOnItsWay {...product} />
      </Suspense>
    )
  );
}
