'use client';
import { useEffect, useState } from 'react';

/** Removes the key from the address, so that neither the history nor a copied address contains it. */
function takeKey(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2) {
    return '';
  }
  window.history.replaceState(null, '', `${pathname}${search}`);
  return hash.slice(1);
}

/**
 * The key after the `#` of a mailed link; '' without one, undefined until the address has been read. Browsers never
 * send that part, so no server, proxy or log sees it.
 */
export function useAddressKey(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const read = () => {
      const taken = takeKey();
      setKey((known) => taken || known || '');
    };
    read();
    // Pasting a second link into the same tab changes the address without loading the page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return key;
}
