'use client';
import { useEffect, useState } from 'react';
import { paidInEvent } from '@/components/shop/cart/paid-note';
import { approvedPayment } from './checkout-attempt';

type OtherTabs = {
  /** The order that another tab has paid since this page was opened; null while there is none. */
  paidOrderId: string | null;
  /** Another tab has an approved payment and waits for its outcome. */
  isPaying: boolean;
};

/** What other tabs of this browser do about paying at the same shop. */
export function useOtherTabs(tenantId: string): OtherTabs {
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      // Of events that this tab has made itself it is not told.
      const orderId = paidInEvent(event, tenantId);
      if (orderId !== null) {
        setPaidOrderId(orderId);
      }
      setIsPaying(approvedPayment(tenantId) !== null);
    };
    window.addEventListener('storage', hear);
    return () => {
      window.removeEventListener('storage', hear);
      // The page stays in memory when it is left, and is about another cart when it is shown again.
      setPaidOrderId(null);
      setIsPaying(false);
    };
  }, [tenantId]);
  return { paidOrderId, isPaying };
}
