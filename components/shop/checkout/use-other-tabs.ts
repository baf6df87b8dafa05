'use client';
import { useEffect, useState } from 'react';
import { paidInEvent } from '@/components/shop/cart/paid-note';
import { approvedPayment } from './checkout-attempt';

type OtherTabs = {
  /** The order that another tab has paid since this page was opened; null if none. */
  paidOrderId: string | null;
  /** Another tab has an approved payment and waits for its result. */
  isPaying: boolean;
};

/** Payments of this shop in other tabs of this browser. */
export function useOtherTabs(tenantId: string): OtherTabs {
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      // Storage events only reach the other tabs, so this event is never our own.
      const orderId = paidInEvent(event, tenantId);
      if (orderId !== null) {
        setPaidOrderId(orderId);
      }
      setIsPaying(approvedPayment(tenantId) !== null);
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
      // The page stays in memory after navigation, and can be shown again for another cart.
      setPaidOrderId(null);
      setIsPaying(false);
    };
  }, [tenantId]);
  return { paidOrderId, isPaying };
}
