import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountRefresh } from '@/components/shop/account/account-refresh';
import { Spinner } from '@/components/ui/spinner';
import { accountPath } from '@/lib/auth/customers/account-paths';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';

export const metadata: Metadata = { title: accountFrameSentences.title, robots: { index: false } };

type SessionPageProps = PageProps<'/[tenant]/account/session'>;

async function Refresh({ searchParams }: SessionPageProps) {
  return <AccountRefresh target={accountPath((await searchParams).return)} />;
}

/** Refreshes the session of a shopper who was away for a while, and goes on to the page. */
export default function AccountSessionPage(props: SessionPageProps) {
  return (
    <div className="page-width flex grow flex-col justify-center py-8">
      <Suspense fallback={<Spinner label={accountFrameSentences.checking} />}>
        <Refresh {...props} />
      </Suspense>
    </div>
  );
}
