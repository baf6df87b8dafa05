'use client';
import { useEffect } from 'react';
import { ENTRY, hasTenantCookie, tryStorage } from './remembered';

/** On a shop's pages: remembers in this browser the shop that was chosen by `?tenant=`. */
export function DevelopmentTenantMemory({ slug }: { slug: string }) {
  useEffect(() => {
    if (hasTenantCookie()) {
      tryStorage((storage) => storage.setItem(ENTRY, slug));
    }
  }, [slug]);
  return null;
}
