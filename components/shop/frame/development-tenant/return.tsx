'use client';
import { useEffect } from 'react';
import { ENTRY, tryStorage } from './remembered';

/** On the landing page: goes to the remembered shop, once; `?tenant=` without a value forgets the shop. */
export function DevelopmentTenantReturn() {
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('tenant')) {
      tryStorage((storage) => storage.removeItem(ENTRY));
      return;
    }
    const entry = tryStorage((storage) => storage.getItem(ENTRY));
    if (entry === null) {
      return;
    }
    const staying = new AbortController();
    import('./go-to-remembered').then(
      ({ goToRemembered }) => goToRemembered(entry, staying.signal),
      // Without a connection this page stays.
      () => undefined,
    );
    return () => staying.abort();
  }, []);
  return null;
}
