'use client';
import { useEffect } from 'react';
import type { Outcome } from '@/lib/outcome';

type OrderSeenProps = { orderId: string; markSeen: (input: { order_id: string }) => Promise<Outcome<null>> };

/**
 * Marks this order as seen when its page is visible. Done by the browser, because a page that is only prefetched, or
 * opened in a background tab, was not seen. After a failure the next visit marks it.
 */
export function OrderSeen({ orderId, markSeen }: OrderSeenProps) {
  useEffect(() => {
    let isNoted = false;
    const note = () => {
      if (!isNoted && document.visibilityState === 'visible') {
        isNoted = true;
        void markSeen({ order_id: orderId }).catch(() => {
          isNoted = false;
        });
      }
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [orderId, markSeen]);
  return null;
}
