// A signed-in shopper's session at the checkout. Refreshed before an order is placed, so that the order
// belongs to the account however long the form was open. A failure never blocks the order.
import { readShopperName } from '@/lib/auth/customers/shopper-name';
import { REFRESH_MARGIN } from '@/lib/auth/sessions/session-times';
import { refreshAccountCall } from '@/lib/wire/account';
import { readCheckoutDetailsCall } from '@/lib/wire/account-checkout';
import { call } from '@/lib/wire/call';
import type { AccountDetails } from './fill-from-account';

/** Milliseconds that an order waits for the session at most. */
const PATIENCE = 5_000;

/** When this browser's access ends, in milliseconds since 1970; 0 if it is not known. */
let accessExpiresAt = 0;

const isSignedIn = () => readShopperName(document.cookie) !== null;

async function refresh(): Promise<boolean> {
  const answer = await call(refreshAccountCall, null, { timeout: PATIENCE });
  accessExpiresAt = answer.ok ? answer.value.access_expires_at : 0;
  return answer.ok;
}

/** Refreshes the access of a signed-in shopper if little of it is left. Never throws. */
export async function keepAccess(): Promise<void> {
  if (isSignedIn() && accessExpiresAt - Date.now() < REFRESH_MARGIN) {
    await refresh();
  }
}

/**
 * The signed-in shopper's account data for the checkout; null for everybody else, or without an answer. Never
 * throws.
 */
export async function readAccountDetails(): Promise<AccountDetails | null> {
  if (!isSignedIn()) {
    return null;
  }
  let answer = await call(readCheckoutDetailsCall, null);
  if (!answer.ok && answer.error.status === 401 && (await refresh())) {
    answer = await call(readCheckoutDetailsCall, null);
  }
  if (!answer.ok) {
    return null;
  }
  accessExpiresAt = answer.value.access_expires_at;
  return answer.value;
}
