// Handles the provider's answer, in the shop that sent the request.
import 'server-only';
import type { SignedInCustomer } from '@/lib/auth/customers/sign-in-with-code';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import type { Person } from '@/lib/auth/sessions/person';
import { networkOf } from '@/lib/http/network';
import type { CookieReader } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { createSeats } from '@/lib/limits/seats';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { linkCustomerIdentity } from './customer-identities.commands';
import type { ProviderAttempt } from './provider-attempt';
import type { ProviderIdentity } from './provider-claims';
import type { ProviderRefusal } from './provider-refusal';
import type { ProviderSettings } from './provider-settings';
import { signInCustomerByProvider } from './sign-in-customer';
import { type SignedInUser, signInUserByProvider } from './sign-in-user';
import { signedInPerson } from './signed-in-person';
import { linkUserIdentity } from './user-identities.commands';
import { verifyProviderAnswer } from './verify-answer';

export type Finished =
  | { kind: 'shopper'; signedIn: SignedInCustomer; email: string | null }
  | { kind: 'staff'; signedIn: SignedInUser }
  | { kind: 'linked' };

type Visit = { tenantId: TenantId; device: Device; readCookie: CookieReader };

/** Concurrent answers: each waits for the provider, which can take seconds. */
const seats = createSeats({ seats: 60, seatsPerNetwork: 12 });

/**
 * Handles the answer to an attempt, once. Whatever the result, later answers to the same attempt are refused,
 * concurrent ones too.
 */
export async function finishProviderSignIn(
  settings: ProviderSettings,
  attempt: ProviderAttempt,
  parameters: URLSearchParams,
  visit: Visit,
): Promise<Result<Finished, ProviderRefusal>> {
  const leave = seats.take(networkOf(visit.device.address));
  if (leave === null) {
    return err('busy');
  }
  try {
    // Checked before the attempt is used up: a forged answer must not cost the person their attempt.
    if (parameters.get('state') !== attempt.state) {
      return err('attempt_unknown');
    }
    if (!(await countTry([{ limit: 'providerAnswer', key: attempt.id }])).ok) {
      return err('attempt_unknown');
    }
    const identity = await verifyProviderAnswer(settings, attempt, parameters);
    return identity.ok ? await act(attempt, identity.value, visit) : identity;
  } finally {
    leave();
  }
}

async function act(
  attempt: ProviderAttempt,
  identity: ProviderIdentity,
  visit: Visit,
): Promise<Result<Finished, ProviderRefusal>> {
  const { tenantId, device, readCookie } = visit;
  if (attempt.purpose.kind === 'link') {
    return link(attempt.who, attempt.purpose.sessionId, identity, visit);
  }
  if (attempt.who === 'shopper') {
    const signedIn = await signInCustomerByProvider(tenantId, identity, device);
    return signedIn.ok
      ? ok({ kind: 'shopper', signedIn: signedIn.value, email: identity.provenEmail })
      : signedIn;
  }
  const signedIn = await signInUserByProvider(tenantId, identity, device, readCookie);
  return signedIn.ok ? ok({ kind: 'staff', signedIn: signedIn.value }) : signedIn;
}

/**
 * Links only to the account whose session began the attempt, and only if that session is still signed in
 * here.
 */
async function link(
  who: ProviderAttempt['who'],
  sessionId: string,
  identity: ProviderIdentity,
  { tenantId, readCookie }: Visit,
): Promise<Result<Finished, ProviderRefusal>> {
  const found = await signedInPerson(tenantId, who, readCookie);
  if (!found?.isRecent || found.sessionId !== sessionId) {
    return err('sign_in_first');
  }
  const linked = await linkTo(tenantId, found.person, identity);
  if (!linked.ok) {
    return linked;
  }
  const { person, email } = found;
  logger().info({ event: 'provider.linked', tenantId, sessionId, ...person });
  await oweSecurityNotice(tenantId, email, { change: 'provider_connected', of: person.kind });
  return ok({ kind: 'linked' });
}

const linkTo = (tenantId: TenantId, person: Person, identity: ProviderIdentity) =>
  person.kind === 'customer'
    ? linkCustomerIdentity(tenantId, person.customerId, identity)
    : linkUserIdentity(person.userId, identity);
