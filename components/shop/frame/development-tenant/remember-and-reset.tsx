'use client';
// What pages do about a shop that was chosen by `?tenant=`.
import { useEffect, useState } from 'react';
import { ENTRY, hasTenantCookie, tryStorage } from './remembered';

type Memory = { slug: string };
type Reset = { label: string; className: string };

/** On a shop's pages: remembers in this browser the shop that was chosen by `?tenant=`. */
function TenantMemory({ slug }: Memory) {
  useEffect(() => {
    if (hasTenantCookie()) {
      tryStorage((storage) => storage.setItem(ENTRY, slug));
    }
  }, [slug]);
  return null;
}

/** The way out if no shop was found, for a browser that remembers a deleted one. */
function TenantReset({ label, className }: Reset) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasTenantCookie()), []);
  return isShown ? (
    <a href="/?tenant=" className={className}>
      {label}
    </a>
  ) : null;
}

/** With a `slug` the memory, else the way out. */
export default function RememberAndReset(props: Memory | Reset) {
  return 'slug' in props ? <TenantMemory {...props} /> : <TenantReset {...props} />;
}
