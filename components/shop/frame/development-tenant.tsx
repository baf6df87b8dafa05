'use client';
// On development hosts a shop can be chosen by `?tenant=` or by a local-storage entry (specification §1). The
// middleware sets its cookie on such hosts only, and these components recognise the host by it.
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { isSlug } from '@/lib/tenants/hosts/hostname';

const ENTRY = 'dev_tenant_slug';

const hasTenantCookie = () => /(^|; )(__Host-)?dev_tenant_slug=/.test(document.cookie);

/** Storage can be disabled or full; neither is worth an error page. */
function tryStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}

/** On a shop's pages: remembers in this browser the shop that was chosen by `?tenant=`. */
export function DevelopmentTenantMemory({ slug }: { slug: string }) {
  useEffect(() => {
    if (hasTenantCookie()) {
      tryStorage((storage) => storage.setItem(ENTRY, slug));
    }
  }, [slug]);
  return null;
}

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

/** The way out if no shop was found, for a browser that remembers a deleted one. `label` is its text. */
export function DevelopmentTenantReset({ label }: { label: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(hasTenantCookie()), []);
  return isShown ? (
    <a href="/?tenant=" className={buttonStyle('secondary')}>
      {label}
    </a>
  ) : null;
}
