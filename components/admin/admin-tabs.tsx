'use client';
import Link from 'next/link';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { adminSentences } from '@/lib/messages/en/admin/frame';

const TABS = [
  { segment: undefined, href: '/admin', name: 'Dashboard' },
  { segment: 'products', href: '/admin/products', name: 'Products' },
  { segment: 'orders', href: '/admin/orders', name: 'Orders' },
  { segment: 'production', href: '/admin/production', name: 'Production' },
  { segment: 'finances', href: '/admin/finances', name: 'Finances' },
  { segment: 'settings', href: '/admin/settings', name: 'Settings' },
];

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
    <nav ref={nav} aria-label={adminSentences.admin} className="page-width overflow-x-auto">
      <ul className="-mx-2 flex sm:gap-4">
        {TABS.map(({ segment, href, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={segment === current ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-12 items-center whitespace-nowrap border-b-3 px-2 font-medium',
                segment === current
                  ? 'border-tenant text-ink'
                  : 'border-transparent text-muted hover:border-line hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
