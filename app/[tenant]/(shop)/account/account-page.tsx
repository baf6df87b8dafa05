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

/** The shopper who is signed in, in the shop of this hostname. */
export type Shopper = { tenant: Tenant } & Omit<Extract<CurrentCustomer, { kind: 'signed_in' }>, 'kind'>;

const WAY = {
  anonymous: shopperSignInPath,
  expired: accountRefreshPath,
  second_step: secondStepPath,
} as const;

/** Sends whoever must sign in, refresh or give their second factor first, to where that is done, and back to this page afterwards. */
export async function leaveForShopperSignIn(
  reason: Exclude<CurrentCustomer['kind'], 'signed_in'>,
): Promise<never> {
  const path = accountPath((await headers()).get('x-request-path'));
  redirect(WAY[reason](path));
}

/**
 * A page of the account, for the shopper who is signed in at this shop; everybody else is led to the sign-in and back.
 * Every page asks for itself, because a layout is not asked again when only the page in it changes.
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
