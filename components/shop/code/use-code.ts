'use client';
import { useState } from 'react';
import { useRestore } from '@/components/shop/use-restore';
import { LONGEST_CODE } from '@/lib/discounts/discount-limits';

const STORAGE_KEY = 'discount-code';

/** The code that the shopper entered, kept in this tab; null for none. Whether it can be used, a quote tells. */
export function useCode(): [code: string | null, enter: (code: string | null) => void] {
  const [code, setCode] = useState<string | null>(null);
  useRestore(() => setCode(sessionStorage.getItem(STORAGE_KEY)?.slice(0, LONGEST_CODE) || null));
  function enter(entered: string | null) {
    setCode(entered);
    forgetCode();
    if (entered !== null) {
      try {
        sessionStorage.setItem(STORAGE_KEY, entered);
      } catch {
        // Without storage the code lives as long as the page.
      }
    }
  }
  return [code, enter];
}

/** The order is placed: the next one has no code. */
export function forgetCode(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored.
  }
}
