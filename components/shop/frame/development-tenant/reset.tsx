'use client';
import { useEffect, useState } from 'react';
import { hasTenantCookie } from './remembered';

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
