import { findCheckoutDetails } from '@/lib/auth/customers/checkout-details.queries';
import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie } from '@/lib/auth/customers/customer-cookie';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import { readCookie } from '@/lib/http/site-cookies';
import { accountSignInSentences } from '@/lib/messages/en/shop/account-sign-in';
import type { readCheckoutDetailsCall } from '@/lib/wire/account-checkout';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof readCheckoutDetailsCall>;

/** What the checkout begins with for the shopper who is signed in; 401 for anybody else. */
export const GET = tenantRequest(accountSignInSentences.failed, async (request, found) => {
  const { headers } = request;
  if (!isSameOrigin(headers, env().TRUST_PROXY === '1')) {
    return apiError('forbidden_origin');
  }
  if (!found.ok) {
    return apiError(found.error);
  }
  const current = await customerWith(found.value.id, readCookie(headers, customerCookie().name));
  if (current.kind !== 'signed_in') {
    return apiError('session_missing');
  }
  const { address, ...contact } = await findCheckoutDetails(found.value.id, current.customer);
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
