'use client';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, useLinkStatus } from '@/components/ui/links/link';
import type { LinkedCard } from './card-view';
import type { ProductOnItsWayProps } from './product-on-its-way';

type ProductLinkProps = Pick<LinkedCard, 'href' | 'name' | 'price' | 'imageUrl' | 'position'>;

/** What to show while a product loads; null without a connection, where the link works as any other. */
const fetchOnItsWay = (): Promise<ComponentType<ProductOnItsWayProps> | null> =>
  import('./product-on-its-way').then(
    ({ ProductOnItsWay }) => ProductOnItsWay,
    () => null,
  );

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
  // Not `lazy`: React would let it wait with the page that it stands for.
  const [OnItsWay, setOnItsWay] = useState<ComponentType<ProductOnItsWayProps> | null>(null);
  useEffect(() => {
    void fetchOnItsWay().then((found) => setOnItsWay(() => found));
  }, []);
  return pending && OnItsWay !== null ? <OnItsWay {...product} /> : null;
}
