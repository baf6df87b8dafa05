'use client';
import { useEffect, useState } from 'react';

const STORAGE_KEY = 'checkout-delivery';

/** The way of delivery that the shopper chose, kept in this tab; null before. Whether it is offered, a quote tells. */
export function useDeliveryChoice(): [methodId: string | null, choose: (methodId: string) => void] {
  const [methodId, setMethodId] = useState<string | null>(null);
  useEffect(() => {
    try {
      setMethodId(sessionStorage.getItem(STORAGE_KEY));
    } catch {
      // Without storage the choice lives as long as the page.
    }
  }, []);
  function choose(id: string) {
    setMethodId(id);
    try {
      sessionStorage.setItem(STORAGE_KEY, id);
    } catch {
      // As above.
    }
  }
  return [methodId, choose];
}
