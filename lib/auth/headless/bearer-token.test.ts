// Which access tokens of an app survive a change of APP_SECRET, and that no shop accepts another shop's.
import { afterEach, expect, it, vi } from 'vitest';
import { asTenantId } from '@/lib/ids';

const OLD = 'the old secret of thirty-two letters or more';
const NEW = 'the new secret of thirty-two letters or more';
const OURS = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const THEIRS = asTenantId('0190a1b2-0000-7000-8000-00000000000b');
const PERSON = '0190a1b2-1234-7abc-89de-0123456789ab';

/** The modules of a server that was started with this APP_SECRET. */
async function startedWith(...secrets: string[]) {
  vi.resetModules();
  vi.stubEnv('APP_SECRET', secrets.join(','));
  return import('./bearer-token');
}
afterEach(() => vi.unstubAllEnvs());

const facts = {
  customerId: PERSON,
  sessionId: PERSON,
  email: 'ada@example.test',
  phone: null,
  assuranceLevel: 1,
  methods: ['pwd'],
  provedAt: new Date(),
  expiresAt: new Date(Date.now() + 60_000),
};
const read = { ok: true, value: { customerId: PERSON, sessionId: PERSON } };
const invalid = { ok: false, error: 'token_invalid' };

it('a token outlives a change of the secret while the old one is listed, and no longer', async () => {
  const token = await (await startedWith(OLD)).signAccessToken(OURS, facts);
  expect(await (await startedWith(OLD)).readAccessToken(OURS, token)).toEqual(read);
  expect(await (await startedWith(NEW, OLD)).readAccessToken(OURS, token)).toEqual(read);
  expect(await (await startedWith(NEW)).readAccessToken(OURS, token)).toEqual(invalid);
});

it('is signed with the newest secret', async () => {
  const token = await (await startedWith(NEW, OLD)).signAccessToken(OURS, facts);
  expect(await (await startedWith(NEW)).readAccessToken(OURS, token)).toEqual(read);
});

it('is of one shop: another has another key', async () => {
  const { signAccessToken, readAccessToken } = await startedWith(NEW);
  expect(await readAccessToken(THEIRS, await signAccessToken(OURS, facts))).toEqual(invalid);
});
