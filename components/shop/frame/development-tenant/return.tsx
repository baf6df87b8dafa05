'use client';
import { useEffect } from 'react';
import { isSlug } from '@/lib/tenants/hosts/hostname';
import { ENTRY, tryStorage } from './remembered';

/** On the landing page: goes to the remembered shop, once; `?tenant=` without a value forgets the shop. */
export function DevelopmentTenantReturn() {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('tenant')) {
      tryStorage((storage) => storage.removeItem(ENTRY));
      return;
    }
    const slug =
      tryStorage((storage) => storage.getItem(ENTRY))
        ?.trim()
        .toLowerCase() ?? '';
    if (!isSlug(slug)) {
      return;
    }
    const leave = () => window.location.replace(`/?tenant=${slug}`);
    if (document.readyState === 'complete') {
      leave();
      return;
    }
    // Not before the page is here whole: React reports the rest of a stream that is cut off as an error.
    window.addEventListener('load', leave, { once: true });
    return () => window.removeEventListener('load', leave);
  }, []);
  return null;
}
