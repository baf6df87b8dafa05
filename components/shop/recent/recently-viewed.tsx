'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { noteViewed } from './note-viewed';

const RecentList = dynamic(() => import('./recent-list').then((module) => module.RecentList), { ssr: false });

type RecentlyViewedProps = { tenantId: string; productId: string };

/** Tells that this product is looked at, and remembers it; those before it are loaded when a shopper scrolls to the bottom. */
export function RecentlyViewed({ tenantId, productId }: RecentlyViewedProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    import('@/components/shop/visits/visit').then(
      ({ tell }) => tell({ kind: 'product', product_id: productId }),
      // Without a connection it is not counted.
      () => undefined,
    );
  }, [productId]);
  useEffect(() => {
    if (place.current === null || !noteViewed(tenantId, productId)) {
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setIsNear(true);
          observer.disconnect();
        }
      },
      // Half a window around it: who jumps to the end of the page lands in a footer that is higher than a phone.
      { rootMargin: '50% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [tenantId, productId]);
  return (
    <div ref={place} className="col-span-full min-h-px">
      {isNear && <RecentList tenantId={tenantId} productId={productId} />}
    </div>
  );
}
