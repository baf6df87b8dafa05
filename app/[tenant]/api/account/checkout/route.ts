import { findCheckoutDetails } from '@/lib/auth/customers/checkout-details.queries';
import { shopperQuery } from '@/lib/entry/account/shopper-query';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import type { readCheckoutDetailsCall } from '@/lib/wire/account-checkout';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof readCheckoutDetailsCall>;

/** The signed-in shopper's details for the checkout; 401 for everybody else. */
export const GET = shopperQuery(accountSignInSentences.failed, async ({ tenantId, current }) => {
  if (current.kind !== 'signed_in') {
    return apiError('session_missing');
  }
  const { address, ...contact } = await findCheckoutDetails(tenantId, current.customer);
  return apiAnswer({
    ...contact,
    address: address && {
      address: address.address,
      address_line2: address.addressLine2,
      city: address.city,
      state: address.state,
      zip: address.zip,
      country: address.country,
    },
    access_expires_at: current.accessExpiresAt.getTime(),
  } satisfies Answer);
});

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
