import Link from 'next/link';
import { LogoutButton } from '@/components/session/logout-button';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { PlatformTabs } from './platform-tabs';

/** Top of every page of the console: whose platform it is, who works here, and Logout. */
export const PlatformHeader = ({ person }: { person: { name: string; email: string } }) => (
  <header className="border-b border-line bg-surface print:hidden">
    <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Link href="/platform" className="flex min-h-12 min-w-0 flex-1 flex-col justify-center">
        <span className="font-display text-lg font-medium leading-tight">{platformFrameSentences.title}</span>
        <span className="block truncate text-sm text-muted">{person.name || person.email}</span>
      </Link>
      <LogoutButton />
    </div>
    <PlatformTabs />
  </header>
);
