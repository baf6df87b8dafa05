'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CurrentLink } from '@/components/ui/current-link';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminPages } from '@/lib/messages/en/admin/pages';

const TABS = [
  { segment: undefined, href: '/admin', name: adminPages.dashboard },
  { segment: 'products', href: '/admin/products', name: adminPages.products },
  { segment: 'orders', href: '/admin/orders', name: adminPages.orders },
  { segment: 'production', href: '/admin/production', name: adminPages.production },
  { segment: 'finances', href: '/admin/finances', name: adminPages.finances },
  { segment: 'settings', href: '/admin/settings', name: adminPages.settings },
];

const LOOK = {
  all: 'inline-flex min-h-12 items-center whitespace-nowrap border-b-3 px-2 font-medium',
  current: 'border-tenant text-ink',
  other: 'border-transparent text-muted hover:border-line hover:text-ink',
};

/** The tabs of the admin area, with the current one marked. */
export function AdminTabs() {
  // Not the pathname: because of the rewrite it differs between server and browser.
  const [, current] = useSelectedLayoutSegments();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen: scroll the current one into view.
    const tab = current === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.scrollTo({ left: tab ? tab.offsetLeft - 48 : 0 });
  }, [current]);
  return (
    <nav ref={nav} aria-label={adminFrameSentences.navigation} className="page-width overflow-x-auto">
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
