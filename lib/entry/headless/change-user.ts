import 'server-only';
import { after } from 'next/server';
import type { z } from 'zod';
import { deliverNotice, oweNotice } from '@/lib/account/notify';
import { mainAddress } from '@/lib/account/shopper';
import { noteShopper } from '@/lib/auth/audit-log';
import { findAppUser } from '@/lib/auth/headless/app-user.queries';
import { type Bearer, isBelowFactor } from '@/lib/auth/headless/bearer';
import { changePassword, type PasswordRefusal } from '@/lib/auth/headless/change-password';
import { nameIn, type userBody } from '@/lib/auth/headless/headless-input';
import { takeNonce } from '@/lib/auth/headless/reauthentication';
import { renameCustomer } from '@/lib/auth/headless/rename.commands';
import { findLiveCustomerSession } from '@/lib/auth/sessions/sessions.queries';
import { headlessSentences as say } from '@/lib/messages/en/headless';
import type { GoTrueError } from './gotrue-error';
import { type HeadlessAnswer, type HeadlessCall, headlessAnswer } from './headless-handler';
import { weakPasswordOf } from './weak-password';

function errorOf(refusal: PasswordRefusal): GoTrueError {
  switch (refusal.code) {
    case 'too_many_attempts':
      return { code: 'over_request_rate_limit', message: say.tooManyTries(refusal.minutes) };
    case 'password_weak':
      return weakPasswordOf(refusal.problems);
    case 'password_same':
      return { code: 'same_password' };
    case 'password_wrong':
      return { code: 'invalid_credentials' };
    case 'proof_needed':
      return { code: 'reauthentication_needed' };
  }
}

/** Changes a customer for `PUT /user`; returns the changed customer. */
export async function changeUser({
  tenant,
  bearer,
  body,
}: HeadlessCall & { bearer: Bearer; body: z.output<typeof userBody> }): Promise<HeadlessAnswer> {
  if (isBelowFactor(bearer)) {
    return { code: 'insufficient_aal' };
  }
  const { password, nonce, current_password: current = null } = body;
  // With a second factor, a code to an address is not enough.
  const isProvedNow =
    Boolean(nonce) && !bearer.hasFactor && (await takeNonce(tenant.id, bearer, nonce ?? ''));
  if (nonce && !isProvedNow) {
    return { code: 'reauthentication_not_valid' };
  }
  if (password) {
    const proved = isProvedNow ? { ...bearer, provedAt: new Date() } : bearer;
    const to = mainAddress(bearer.customer);
    const notice = { change: 'password_changed' } as const;
    const changed = await changePassword(tenant, proved, { password, current }, (db) =>
      oweNotice(db, tenant.id, to, notice),
    );
    if (!changed.ok) {
      return errorOf(changed.error);
    }
    noteShopper('account.password_changed', { tenantId: tenant.id, customerId: bearer.customer.id });
    after(() => deliverNotice(tenant, to, notice));
  }
  const name = nameIn(body.data);
  if (name !== undefined) {
    await renameCustomer(tenant.id, bearer.customer.id, name);
  }
  const session = await findLiveCustomerSession(tenant.id, bearer.sessionId);
  return session === null
    ? { code: 'session_not_found' }
    : headlessAnswer(await findAppUser(tenant.id, session.customer));
}
