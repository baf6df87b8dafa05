// Passkeys of staff and of customers, used by a device in software that answers as browsers do.
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer, aUser, type Person } from '@/lib/auth/sessions/person';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { passkeyDevice, type Site } from '@/lib/testing/passkeys/device';
import { createCustomer } from '@/lib/testing/rows/customers';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createPerson } from '@/lib/testing/rows/people';
import { CHALLENGE_LIFE } from './factor';
import { newPasskeyInput, passkeyInput } from './passkey-input';
import {
  keepPasskey,
  newPasskeyOptions,
  passkeyProofOptions,
  passkeySignInOptions,
  takePasskeyProof,
  takePasskeySignIn,
} from './passkeys.commands';

let tenant: Tenant;
let other: Tenant;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
});

const SITE: Site = { rpId: 'loom.example.test', origin: 'https://loom.example.test' };
const ELSEWHERE: Site = { rpId: 'kiln.example.test', origin: 'https://kiln.example.test' };
const SESSION = 'session-of-a-laptop';
const REFUSED = { ok: false, error: 'passkey_refused' };
const names = { shop: 'Loom', account: 'ada@example.test', person: 'Ada' };

const staff = async (): Promise<Person> =>
  aUser((await createPerson({ tenantId: tenant.id, role: 'owner' })).id);
const shopper = async (): Promise<Person> => aCustomer((await createCustomer(tenant.id)).id);
const browserOf = (person: Person, id = 'laptop') => ({ kind: 'browser', id, of: person.kind }) as const;

async function newOptions(person: Person, now = new Date()) {
  const options = await newPasskeyOptions(tenant.id, person, { sessionId: SESSION, site: SITE, names }, now);
  return options.ok ? options.value : expect.fail('too many');
}

/** A device with a passkey of a person. */
async function withPasskey(person: Person, { counts = false } = {}) {
  const device = passkeyDevice({ counts });
  const answer = newPasskeyInput.parse(device.make(await newOptions(person), SITE));
  expect(
    await keepPasskey(tenant.id, person, { sessionId: SESSION, site: SITE, answer, name: 'Laptop' }),
  ).toMatchObject({ ok: true });
  return device;
}

const signInOptions = (person: Person, now = new Date()) =>
  passkeySignInOptions(tenant.id, { holder: browserOf(person), site: SITE }, now);

describe.each([
  ['somebody of the platform', staff],
  ['a customer', shopper],
])('a passkey of %s', (_who, make) => {
  it('is asked for as one that the device keeps and that checks its person, bound to this hostname', async () => {
    expect(await newOptions(await make())).toMatchObject({
      rp: { id: SITE.rpId, name: 'Loom' },
      user: { name: 'ada@example.test', displayName: 'Ada' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('signs in without a name or a password, and says whose it is', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const options = await signInOptions(person);
    expect(options.allowCredentials).toBeUndefined();
    const answer = passkeyInput.parse(device.use(options, SITE));
    expect(await takePasskeySignIn(tenant.id, { holder: browserOf(person), site: SITE, answer })).toEqual({
      ok: true,
      value: person,
    });
  });

  it('takes its challenge once: replayed, also ten times at once, it is refused', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const answer = passkeyInput.parse(device.use(await signInOptions(person), SITE));
    const take = () => takePasskeySignIn(tenant.id, { holder: browserOf(person), site: SITE, answer });
    const answers = await Promise.all(Array.from({ length: 10 }, take));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await take()).toEqual(REFUSED);
  });

  it('is refused after five minutes, in another browser, at another shop and for another purpose', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const now = new Date();
    const use = async () => passkeyInput.parse(device.use(await signInOptions(person, now), SITE));
    const holder = browserOf(person);
    const late = new Date(now.getTime() + CHALLENGE_LIFE + 1);
    expect(await takePasskeySignIn(tenant.id, { holder, site: SITE, answer: await use() }, late)).toEqual(
      REFUSED,
    );
    expect(
      await takePasskeySignIn(tenant.id, {
        holder: browserOf(person, 'phone'),
        site: SITE,
        answer: await use(),
      }),
    ).toEqual(REFUSED);
    expect(await takePasskeySignIn(other.id, { holder, site: SITE, answer: await use() })).toEqual(REFUSED);
    expect(
      await takePasskeyProof(tenant.id, person, { sessionId: SESSION, site: SITE, answer: await use() }),
    ).toEqual(REFUSED);
  });

  it('works at its own hostname and from its own pages alone', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const holder = browserOf(person);
    const elsewhere = await passkeySignInOptions(tenant.id, { holder, site: ELSEWHERE });
    expect(
      await takePasskeySignIn(tenant.id, {
        holder,
        site: ELSEWHERE,
        answer: passkeyInput.parse(device.use(elsewhere, ELSEWHERE)),
      }),
    ).toEqual(REFUSED);
    const framed = device.use(await signInOptions(person), {
      ...SITE,
      origin: 'https://phisher.example.test',
    });
    expect(
      await takePasskeySignIn(tenant.id, { holder, site: SITE, answer: passkeyInput.parse(framed) }),
    ).toEqual(REFUSED);
    expect(await passkeyProofOptions(tenant.id, person, { sessionId: SESSION, site: ELSEWHERE })).toBeNull();
  });

  it('is refused where the device has not checked its person, and where the signature is another’s', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const holder = browserOf(person);
    const unchecked = device.use(await signInOptions(person), SITE, { isVerified: false });
    expect(
      await takePasskeySignIn(tenant.id, { holder, site: SITE, answer: passkeyInput.parse(unchecked) }),
    ).toEqual(REFUSED);
    const forged = {
      ...passkeyDevice().use(await signInOptions(person), SITE),
      id: device.id,
      rawId: device.id,
    };
    expect(
      await takePasskeySignIn(tenant.id, { holder, site: SITE, answer: passkeyInput.parse(forged) }),
    ).toEqual(REFUSED);
  });

  it('whose counter has not grown is a copy’s', async () => {
    const person = await make();
    const device = await withPasskey(person, { counts: true });
    const holder = browserOf(person);
    const use = async () =>
      takePasskeySignIn(tenant.id, {
        holder,
        site: SITE,
        answer: passkeyInput.parse(device.use(await signInOptions(person), SITE)),
      });
    expect(await use()).toMatchObject({ ok: true });
    expect(await use()).toMatchObject({ ok: true });
    device.setBack(0);
    expect(await use()).toEqual(REFUSED);
    device.setBack(1);
    expect(await use()).toEqual(REFUSED);
    expect(await use()).toMatchObject({ ok: true });
  });

  it('stands as a second step of its own person and of nobody else', async () => {
    const [person, stranger] = [await make(), await make()];
    const device = await withPasskey(person);
    const at = { sessionId: SESSION, site: SITE };
    const options = await passkeyProofOptions(tenant.id, person, at);
    expect(options?.allowCredentials?.map(({ id }) => id)).toEqual([device.id]);
    const answer = passkeyInput.parse(device.use(options ?? { challenge: '' }, SITE));
    expect(await takePasskeyProof(tenant.id, stranger, { ...at, answer })).toEqual(REFUSED);
    expect(await takePasskeyProof(tenant.id, person, { ...at, answer })).toMatchObject({ ok: true });
  });

  it('cannot be kept twice, nor with the challenge of another session', async () => {
    const person = await make();
    const device = await withPasskey(person);
    const again = newPasskeyInput.parse(device.make(await newOptions(person), SITE));
    const kept = { site: SITE, name: 'Laptop' };
    expect(await keepPasskey(tenant.id, person, { ...kept, sessionId: SESSION, answer: again })).toEqual(
      REFUSED,
    );
    const stolen = newPasskeyInput.parse(passkeyDevice().make(await newOptions(person), SITE));
    expect(await keepPasskey(tenant.id, person, { ...kept, sessionId: 'another', answer: stolen })).toEqual(
      REFUSED,
    );
  });
});

describe('staff and customers', () => {
  it('do not sign in by each other’s passkeys', async () => {
    const [member, customer] = [await staff(), await shopper()];
    for (const [mine, theirs] of [
      [member, customer],
      [customer, member],
    ] as const) {
      const device = await withPasskey(mine);
      const answer = passkeyInput.parse(device.use(await signInOptions(theirs), SITE));
      expect(await takePasskeySignIn(tenant.id, { holder: browserOf(theirs), site: SITE, answer })).toEqual(
        REFUSED,
      );
    }
  });
});

describe('challenges', () => {
  it('that have run out are cleared away when the next one is given', async () => {
    const person = await staff();
    await signInOptions(person, new Date(Date.now() - CHALLENGE_LIFE - 1));
    await signInOptions(person);
    expect(await database().authChallenge.count()).toBe(1);
  });
});
