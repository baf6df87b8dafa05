'use client';
// On development hosts a shop can be chosen by `?tenant=` or by a local-storage entry (specification §1).
import { useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { developmentHost, isSlug, normaliseHost } from '@/lib/tenants/hostname';

const ENTRY = 'dev_tenant_slug';

const isBareDevelopmentHost = () => {
  const host = normaliseHost(window.location.host);
  return host !== null && developmentHost(host, null)?.subdomain === null;
};

/** On a shop's pages: keeps a shop that was chosen by `?tenant=` in this browser. */
export function DevelopmentTenantMemory({ slug }: { slug: string }) {
  useEffect(() => {
    if (isBareDevelopmentHost()) {
      localStorage.setItem(ENTRY, slug);
    }
  }, [slug]);
  return null;
}

/** On the landing page: goes to the remembered shop; `?tenant=` without a value forgets it. */
export function DevelopmentTenantReturn() {
  useEffect(() => {
    if (!isBareDevelopmentHost()) {
      return;
    }
    if (new URLSearchParams(window.location.search).has('tenant')) {
      localStorage.removeItem(ENTRY);
      return;
    }
    const slug = localStorage.getItem(ENTRY)?.trim().toLowerCase() ?? '';
    if (isSlug(slug)) {
      window.location.replace(`/?tenant=${slug}`);
    }
  }, []);
  return null;
}

/** Where no shop was found: the way out for a browser that remembers one that is gone. */
export function DevelopmentTenantReset() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isBareDevelopmentHost()), []);
  return isShown ? (
    <a href="/?tenant=" className={buttonStyle('secondary')}>
      Go to Makerfront
    </a>
  ) : null;
}
