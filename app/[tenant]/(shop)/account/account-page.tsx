import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { AccountFrame } from '@/components/shop/account/account-frame';
import type { AccountSection } from '@/components/shop/account/account-sections';
import { Spinner } from '@/components/ui/spinner';
import {
  accountPath,
  accountRefreshPath,
  secondStepPath,
  shopperSignInPath,
} from '@/lib/auth/customers/account-paths';
import { type CurrentCustomer, currentCustomer } from '@/lib/auth/customers/current-customer';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { requireTenant } from '@/lib/tenants/require-tenant';
import type { Tenant } from '@/lib/tenants/tenant';

/** The signed-in shopper of this hostname's shop. */
export type Shopper = { tenant: Tenant } & Omit<Extract<CurrentCustomer, { kind: 'signed_in' }>, 'kind'>;

const WAY = {
  anonymous: shopperSignInPath,
  expired: accountRefreshPath,
  second_step: secondStepPath,
} as const;

/**
 * Redirects a visitor who must sign in, refresh or give the second factor first, and back to this page
 * afterwards.
 */
export async function leaveForShopperSignIn(
  reason: Exclude<CurrentCustomer['kind'], 'signed_in'>,
): Promise<never> {
  const path = accountPath((await headers()).get('x-request-path'));
  redirect(WAY[reason](path));
}

/**
 * A page of the account, for a signed-in shopper of this shop; everybody else is redirected to the sign-in
 * page and back. Every page checks for itself, because a layout does not run again when only its page
 * changes.
 */
export const accountPage =
  ({ current, title }: { current: AccountSection; title?: string }) =>
  <Props extends object>(
    render: (shopper: Shopper, props: Props) => Promise<React.ReactNode> | React.ReactNode,
  ) => {
    // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
    async function Checked(props: Props) {
      const tenant = await requireTenant();
      const found = await currentCustomer(tenant.id);
      if (found.kind !== 'signed_in') {
        return leaveForShopperSignIn(found.kind);
      }
      const { kind: _kind, ...shopper } = found;
      return render({ tenant, ...shopper }, props);
    }

    // biome-ignore lint/correctness/noComponentHookFactories: called once a module, and server components keep no state.
    return function AccountPage(props: Props) {
      return (
        <AccountFrame current={current} {...(title !== undefined && { title })}>
          <Suspense fallback={<Spinner label={accountFrameSentences.checking} />}>
            <Checked {...props} />
          </Suspense>
        </AccountFrame>
      );
    };
  };
