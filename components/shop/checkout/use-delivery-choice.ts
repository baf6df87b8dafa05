'use client';
import { useState } from 'react';
import { useRestore } from '@/components/shop/use-restore';

const STORAGE_KEY = 'checkout-delivery';

/** The way of delivery that the shopper chose, kept in this tab; null before. Whether it is offered, a quote tells. */
export function useDeliveryChoice(): [methodId: string | null, choose: (methodId: string) => void] {
  const [methodId, setMethodId] = useState<string | null>(null);
  useRestore(() => setMethodId(sessionStorage.getItem(STORAGE_KEY)));
  function choose(id: string) {
    setMethodId(id);
    try {
      sessionStorage.setItem(STORAGE_KEY, id);
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }
  return [methodId, choose];
}
