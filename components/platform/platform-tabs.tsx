'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import { CurrentLink } from '@/components/ui/links/current-link';
import { platformFrameSentences as say } from '@/lib/messages/en/platform/frame';

const TABS = [
  { segment: undefined, href: '/platform', name: say.overview },
  { segment: 'shops', href: '/platform/shops', name: say.shops },
  { segment: 'people', href: '/platform/people', name: say.people },
  { segment: 'sign-ups', href: '/platform/sign-ups', name: say.signups },
  { segment: 'orders', href: '/platform/orders', name: say.orders },
  { segment: 'domains', href: '/platform/domains', name: say.domains },
  { segment: 'troubles', href: '/platform/troubles', name: say.troubles },
  { segment: 'security', href: '/admin/settings/security', name: say.security },
] as const;

const LOOK = {
  all: 'inline-flex min-h-12 items-center whitespace-nowrap border-b-3 px-2 font-medium',
  current: 'border-brand text-ink',
  other: 'border-transparent text-muted hover:border-line hover:text-ink',
};

/** The pages of the console, with the current one marked. */
export function PlatformTabs() {
  // Not the pathname: because of the rewrite it differs between server and browser.
  const [, current] = useSelectedLayoutSegments();
  return (
    <nav aria-label={say.navigation} className="page-width overflow-x-auto [scrollbar-width:none]">
      <ul className="flex gap-3">
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
