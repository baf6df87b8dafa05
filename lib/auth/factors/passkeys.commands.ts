// Passkeys (WebAuthn). The device always verifies its user (PIN, finger, face), so a passkey is both factors
// at once: it signs in without a password, and counts as second step after one.
import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { giveChallenge, type Holder, takeChallenge } from './challenges.commands';
import { CHALLENGE_LIFE, MOST_FACTORS } from './factor';
import { type FactorRow, findPasskeyOwner, personIdOf, withFactors } from './factor-rows';
import type { NewPasskeyAnswer, PasskeyAnswer } from './passkey-input';
import type { PasskeySite } from './site';

const isPasskeyAt =
  ({ rpId }: PasskeySite) =>
  (factor: FactorRow): boolean =>
    factor.kind === 'passkey' && factor.rpId === rpId;

const described = ({ credentialId, transports }: FactorRow) => ({ id: credentialId ?? '', transports });

/** A fixed user handle per person, so that a device keeps one passkey for each hostname. */
const handleOf = (person: Person) => new TextEncoder().encode(personIdOf(person));

export type PasskeyNames = {
  /** The shop's name. */
  shop: string;
  /** The name in the device's list of passkeys. */
  account: string;
  /** The person's name. */
  person: string;
};

/** The options for creating a passkey at this site; the challenge is bound to the session. */
export async function newPasskeyOptions(
  tenantId: TenantId,
  person: Person,
  { sessionId, site, names }: { sessionId: string; site: PasskeySite; names: PasskeyNames },
  now = new Date(),
) {
  const factors = await withFactors(tenantId, person, (rows) => rows.list());
  if (factors.length >= MOST_FACTORS) {
    return err('too_many_factors' as const);
  }
  const { challenge } = await giveChallenge(
    tenantId,
    'passkey_enrol',
    { kind: 'session', id: sessionId },
    now,
  );
  const options = await generateRegistrationOptions({
    rpName: names.shop,
    rpID: site.rpId,
    userID: handleOf(person),
    userName: names.account,
    userDisplayName: names.person,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFE,
    attestationType: 'none',
    excludeCredentials: factors.filter(isPasskeyAt(site)).map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return ok(options);
}

export type PasskeyError = 'passkey_refused';

/** The library throws for an invalid answer: any throw is a refusal. */
async function orRefused<Value>(tenantId: TenantId, verify: () => Promise<Value>): Promise<Value | null> {
  try {
    return await verify();
  } catch (error) {
    logger().info({ event: 'auth.passkey_refused', tenantId, reason: String(error).slice(0, 200) });
    return null;
  }
}

/** Saves a new passkey. It is active at once: the device has just verified its user. */
export async function keepPasskey(
  tenantId: TenantId,
  person: Person,
  {
    sessionId,
    site,
    answer,
    name,
  }: { sessionId: string; site: PasskeySite; answer: NewPasskeyAnswer; name: string },
  now = new Date(),
): Promise<Result<{ id: string }, PasskeyError | 'too_many_factors'>> {
  const holder: Holder = { kind: 'session', id: sessionId };
  const verified = await orRefused(tenantId, () =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: (challenge) => takeChallenge(tenantId, 'passkey_enrol', holder, challenge, now),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) {
    return err('passkey_refused');
  }
  const { credential } = verified.registrationInfo;
  const id = randomUUID();
  return withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    if ((await rows.list()).length >= MOST_FACTORS) {
      return err('too_many_factors');
    }
    const passkey = {
      id,
      name,
      rpId: site.rpId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports,
    };
    return (await rows.insert({ kind: 'passkey', ...passkey }, now)) ? ok({ id }) : err('passkey_refused');
  });
}

/**
 * The options for a sign-in with any passkey that the browser finds. The challenge is bound to the browser's
 * cookie.
 */
export async function passkeySignInOptions(
  tenantId: TenantId,
  { holder, site }: { holder: Extract<Holder, { kind: 'browser' }>; site: PasskeySite },
  now = new Date(),
) {
  const { challenge } = await giveChallenge(tenantId, 'passkey_sign_in', holder, now);
  return optionsFor(site, challenge, []);
}

/** The same for a known person: one of their passkeys of this site. Null if they have none here. */
export async function passkeyProofOptions(
  tenantId: TenantId,
  person: Person,
  { sessionId, site }: { sessionId: string; site: PasskeySite },
  now = new Date(),
) {
  const factors = await withFactors(tenantId, person, (rows) => rows.list());
  const usable = factors.filter(isPasskeyAt(site));
  if (usable.length === 0) {
    return null;
  }
  const { challenge } = await giveChallenge(
    tenantId,
    'passkey_prove',
    { kind: 'session', id: sessionId },
    now,
  );
  return optionsFor(site, challenge, usable);
}

const optionsFor = ({ rpId }: PasskeySite, challenge: string, usable: readonly FactorRow[]) =>
  generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_LIFE,
    userVerification: 'required',
    ...(usable.length > 0 && { allowCredentials: usable.map(described) }),
  });

type Answered = { holder: Holder; site: PasskeySite; answer: PasskeyAnswer };

/** The person who signs in by passkey: staff or a customer of this shop, depending on the holder. */
export async function takePasskeySignIn(
  tenantId: TenantId,
  { holder, site, answer }: Answered & { holder: Extract<Holder, { kind: 'browser' }> },
  now = new Date(),
): Promise<Result<Person, PasskeyError>> {
  const credential = { rpId: site.rpId, credentialId: answer.id };
  const person = await findPasskeyOwner(tenantId, holder.of, credential);
  if (person === null) {
    return err('passkey_refused');
  }
  const taken = await takePasskey(
    tenantId,
    person,
    { purpose: 'passkey_sign_in', holder, site, answer },
    now,
  );
  return taken.ok ? ok(person) : taken;
}

/** Proof by passkey for a known person: as second step, or again before an important action. */
export const takePasskeyProof = (
  tenantId: TenantId,
  person: Person,
  { sessionId, ...rest }: { sessionId: string; site: PasskeySite; answer: PasskeyAnswer },
  now = new Date(),
): Promise<Result<null, PasskeyError>> =>
  takePasskey(
    tenantId,
    person,
    { purpose: 'passkey_prove', holder: { kind: 'session', id: sessionId }, ...rest },
    now,
  );

/**
 * The challenge is used up before the signature is checked. A counter that has not grown means a cloned
 * passkey.
 */
async function takePasskey(
  tenantId: TenantId,
  person: Person,
  { purpose, holder, site, answer }: Answered & { purpose: 'passkey_sign_in' | 'passkey_prove' },
  now: Date,
): Promise<Result<null, PasskeyError>> {
  const factors = await withFactors(tenantId, person, (rows) => rows.list());
  const factor = factors.filter(isPasskeyAt(site)).find(({ credentialId }) => credentialId === answer.id);
  if (factor === undefined) {
    return err('passkey_refused');
  }
  const verified = await orRefused(tenantId, () =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => takeChallenge(tenantId, purpose, holder, challenge, now),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: answer.id,
        publicKey: new Uint8Array(Buffer.from(factor.publicKey ?? '', 'base64url')),
        counter: factor.counter,
      },
    }),
  );
  if (!verified?.verified) {
    return err('passkey_refused');
  }
  const { newCounter } = verified.authenticationInfo;
  const isClaimed = await withFactors(tenantId, person, (rows) =>
    rows.claimCounter(factor.id, newCounter, now),
  );
  return isClaimed ? ok(null) : err('passkey_refused');
}
