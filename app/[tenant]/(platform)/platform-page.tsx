import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { guardedPage } from '@/app/[tenant]/(admin)/guarded-page';
import { Spinner } from '@/components/ui/spinner';
import type { Admin } from '@/lib/auth/admin';
import { adminWords } from '@/lib/messages/en/admin/words';
import { requireTenant } from '@/lib/tenants/require-tenant';

/**
 * Makes a page of the operator's console. On a shop's host the page is a 404 for everybody; on the platform's
 * host it is for operators. The database checks the session again (`operatorDb`).
 */
export const platformPage = <Props extends object>(
  render: (operator: Admin, props: Props) => Promise<React.ReactNode> | React.ReactNode,
) => {
  const Guarded = guardedPage({ may: 'platform.view' })(render);

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
  async function OnPlatform(props: Props) {
    return (await requireTenant()).kind === 'platform' ? <Guarded {...props} /> : notFound();
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
  return function PlatformPage(props: Props) {
    return (
      <Suspense fallback={<Spinner label={adminWords.checkingSession} />}>
        <OnPlatform {...props} />
      </Suspense>
    );
  };
};
