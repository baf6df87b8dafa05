'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { CurrentLink } from '@/components/ui/links/current-link';
import { type Permission, roleMay } from '@/lib/auth/permissions';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import type { Role } from '@/lib/tenants/roles';
import { settingsPagesOf, settingsTitleOf } from './settings/settings-pages';

type Tab = { segment: string | undefined; href: string; name: string; may: Permission };

const TABS: readonly Tab[] = [
  { segment: undefined, href: '/admin', name: adminPages.dashboard, may: 'dashboard.view' },
  { segment: 'products', href: '/admin/products', name: adminPages.products, may: 'products.view' },
  { segment: 'orders', href: '/admin/orders', name: adminPages.orders, may: 'orders.view' },
  { segment: 'customers', href: '/admin/customers', name: adminPages.customers, may: 'customers.view' },
  { segment: 'production', href: '/admin/production', name: adminPages.production, may: 'production.view' },
  { segment: 'analytics', href: '/admin/analytics', name: adminPages.visits, may: 'analytics.view' },
  { segment: 'finances', href: '/admin/finances', name: adminPages.finances, may: 'finances.view' },
];

const LOOK = {
  all: 'inline-flex min-h-12 items-center whitespace-nowrap border-b-3 px-2 font-medium',
  current: 'border-tenant text-ink',
  other: 'border-transparent text-muted hover:border-line hover:text-ink',
};

/** The settings lead to the first of their pages that the role may see. */
const settingsTabOf = (role: Role): Tab[] =>
  settingsPagesOf(role)
    .slice(0, 1)
    .map(({ href, may }) => ({ segment: 'settings', href, name: settingsTitleOf(role), may }));

/** The tabs of the admin area that a role may see, with the current one marked. */
export function AdminTabs({ role }: { role: Role }) {
  // Not the pathname: because of the rewrite it differs between server and browser.
  const [, current] = useSelectedLayoutSegments();
  const tabs = [...TABS.filter(({ may }) => roleMay(role, may)), ...settingsTabOf(role)];
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen: scroll the current one into view.
    const tab = current === undefined ? null : nav.current?.querySelector<HTMLElement>('[aria-current]');
    nav.current?.scrollTo({ left: tab ? tab.offsetLeft - 48 : 0 });
  }, [current]);
  return (
    <nav ref={nav} aria-label={adminFrameSentences.navigation} className="page-width overflow-x-auto">
      <ul className="-mx-2 flex sm:gap-4">
        {tabs.map(({ segment, href, name }) => (
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
