import type { Metadata } from 'next';
import { Suspense } from 'react';
import { SessionRefresh } from '@/components/admin/session-refresh';
import { Spinner } from '@/components/ui/spinner';
import { returnPath } from '@/lib/auth/sign-in/return-path';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminWords } from '@/lib/messages/en/admin/words';

export const metadata: Metadata = { title: adminPages.session };

type SessionPageProps = PageProps<'/[tenant]/admin/session'>;

async function Refresh({ searchParams }: SessionPageProps) {
  return <SessionRefresh target={returnPath((await searchParams).return)} />;
}

/** A page redirects here if the access token has expired: the browser refreshes the session and goes back. */
export default function SessionPage(props: SessionPageProps) {
  return (
    <Suspense fallback={<Spinner label={adminWords.checkingSession} />}>
      <Refresh {...props} />
    </Suspense>
  );
}
