'use client';
import { useEffect, useState } from 'react';

/** Takes the key out of the address, so that neither history nor a copied address keeps it. */
function takeKey(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2) {
    return '';
  }
  window.history.replaceState(null, '', `${pathname}${search}`);
  return hash.slice(1);
}

/**
 * The key that a mailed link carries behind its `#`; '' without one, undefined until the address has been read.
 * Browsers send that part of an address to nobody: no server, proxy or log on the way has it.
 */
export function useAddressKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const read = () => {
      const taken = takeKey();
      setKey((known) => taken || known || '');
    };
    read();
    // A second link pasted into the same tab changes the address without loading the page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return key;
}
