'use client';
import { useEffect, useRef } from 'react';
import { CurrentLink } from '@/components/ui/links/current-link';
import { adminPages } from '@/lib/messages/en/admin/pages';
import type { SettingsPage, SettingsTab } from './settings-pages';

type SettingsTabsProps = { pages: readonly SettingsPage[]; current: SettingsTab };

const LOOK = {
  all: 'inline-flex min-h-11 items-center rounded-full border px-4 font-medium',
  current: 'border-ink bg-ink text-white',
  other: 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
};

/**
 * The tabs of the settings: all of them in a few rows. On a phone they scroll sideways, and the current one is scrolled
 * into view.
 */
export function SettingsTabs({ pages, current }: SettingsTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) {
      // Not scrollIntoView, which can scroll the page as well.
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
    }
  }, []);
  return (
    <nav aria-label={adminPages.settings} className="-mx-4 sm:mx-0">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:flex-wrap sm:gap-2 sm:overflow-visible sm:px-0 sm:py-0 sm:pb-1"
      >
        {pages.map(({ key, href, name }) => (
          <li key={key} className="shrink-0">
            <CurrentLink href={href} isCurrent={key === current} look={LOOK}>
              {name}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
