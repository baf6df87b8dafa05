import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { AccessDenied } from '@/components/admin/access-denied';
import { Spinner } from '@/components/ui/spinner';
import { type Admin, type AdminRefusal, findAdmin } from '@/lib/auth/admin';
import type { Permission } from '@/lib/auth/permissions';
import { returnPath, signInPath } from '@/lib/auth/sign-in/return-path';
import { adminWords } from '@/lib/messages/en/admin/words';
import { requireTenant } from '@/lib/tenants/require-tenant';

/** The path that this request asked for, as the middleware recorded it. */
async function requestedPath(): Promise<string> {
  return returnPath((await headers()).get('x-request-path'));
}

const WAY = {
  expired: '/admin/session',
  second_step: '/admin/second-step',
  enrolment: '/admin/second-factor',
} as const;

/** Sends whoever must sign in, refresh, or give or set up a second factor first, to where that is done, and back afterwards. */
export async function leaveForSignIn(reason: Exclude<AdminRefusal, 'denied'>): Promise<never> {
  const path = await requestedPath();
  redirect(reason === 'anonymous' ? signInPath(path) : `${WAY[reason]}?return=${encodeURIComponent(path)}`);
}

/**
 * Makes a page of the admin area with an access check: a centred spinner while session and role are checked, then the
 * page's content, or 'Access Denied' (specification §2 and §6). Every page checks for itself, because Next does not
 * run a layout again when only the page in it changes.
 */
export const guardedPage =
  ({ may }: { may: Permission }) =>
  <Props extends object>(
    render: (admin: Admin, props: Props) => Promise<React.ReactNode> | React.ReactNode,
  ) => {
    // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
    async function Checked(props: Props) {
      const tenant = await requireTenant();
      const found = await findAdmin(tenant, may);
      if (found.ok) {
        return render(found.value, props);
      }
      return found.error === 'denied' ? <AccessDenied /> : leaveForSignIn(found.error);
    }

    // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
    return function GuardedPage(props: Props) {
      return (
        <Suspense fallback={<Spinner label={adminWords.checkingSession} />}>
          <Checked {...props} />
        </Suspense>
      );
    };
  };
