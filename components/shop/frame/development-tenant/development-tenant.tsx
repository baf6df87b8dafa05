'use client';
// What pages do about a shop that was chosen by `?tenant=`. In one file, because every page of a shop loads both.
import { useEffect, useState } from 'react';
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

/**
 * The way out if no shop was found, for a browser that remembers a deleted one. `label` is its text, and `className` its
 * look: every page of a shop loads this component, so it brings no styles.
 */
export function DevelopmentTenantReset({ label, className }: { label: string; className: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasTenantCookie()), []);
  return isShown ? (
    <a href="/?tenant=" className={className}>
      {label}
    </a>
  ) : null;
}
