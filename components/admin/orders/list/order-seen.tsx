'use client';
import { useEffect } from 'react';
import type { Outcome } from '@/lib/outcome';

type OrderSeenProps = { orderId: string; markSeen: (input: { order_id: string }) => Promise<Outcome<null>> };

/**
 * Notes that this order was looked at, once its page is in sight. By the browser, because a page that is only fetched
 * ahead, or opened in a tab behind, was not. What fails is noted with the next look.
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
