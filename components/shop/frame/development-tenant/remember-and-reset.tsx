'use client';
// What pages do about a shop that was chosen by `?tenant=`.
import { useEffect, useState } from 'react';
import { ENTRY, hasTenantCookie, tryStorage } from './remembered';

/** On a shop's pages: remembers in this browser the shop that was chosen by `?tenant=`. */
export function TenantMemory({ slug }: { slug: string }) {
  useEffect(() => {
    if (hasTenantCookie()) {
      tryStorage((storage) => storage.setItem(ENTRY, slug));
    }
  }, [slug]);
  return null;
}

/** The way out if no shop was found, for a browser that remembers a deleted one. */
export function TenantReset({ label, className }: { label: string; className: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasTenantCookie()), []);
  return isShown ? (
    <a href="/?tenant=" className={className}>
      {label}
    </a>
  ) : null;
}
