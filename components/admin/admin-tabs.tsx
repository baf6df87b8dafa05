'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CurrentLink } from '@/components/ui/current-link';
import { adminSentences } from '@/lib/messages/en/admin/frame';

const TABS = [
  { segment: undefined, href: '/admin', name: 'Dashboard' },
  { segment: 'products', href: '/admin/products', name: 'Products' },
  { segment: 'orders', href: '/admin/orders', name: 'Orders' },
  { segment: 'production', href: '/admin/production', name: 'Production' },
  { segment: 'finances', href: '/admin/finances', name: 'Finances' },
  { segment: 'settings', href: '/admin/settings', name: 'Settings' },
];

const LOOK = {
  all: 'inline-flex min-h-12 items-center whitespace-nowrap border-b-3 px-2 font-medium',
  current: 'border-tenant text-ink',
  other: 'border-transparent text-muted hover:border-line hover:text-ink',
};

/** The parts of the admin area, with the present one marked. */
export function AdminTabs() {
  // Not the pathname: behind the rewrite it differs between the server and the browser.
  const [, current] = useSelectedLayoutSegments();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen, and the present one should not be the one out of sight.
    const tab = current === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.scrollTo({ left: tab ? tab.offsetLeft - 48 : 0 });
  }, [current]);
  return (
    <nav ref={nav} aria-label={adminSentences.admin} className="page-width overflow-x-auto">
      <ul className="-mx-2 flex sm:gap-4">
        {TABS.map(({ segment, href, name }) => (
          <li key={href}>
            <CurrentLink href={href} isCurrent={segment === current} look={LOOK}>
              {name}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
