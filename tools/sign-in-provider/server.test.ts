import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SignInProvider, startSignInProvider } from './server';

const REDIRECT = 'http://localhost:3000/api/sign-in/provider/callback';

let provider: SignInProvider;
beforeAll(async () => {
  provider = await startSignInProvider(0);
  provider.redirectUris.add(REDIRECT);
});
afterAll(() => provider.stop());

const verifier = randomBytes(32).toString('base64url');
const asked = (change: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: REDIRECT,
    scope: 'openid email',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
const show = (change?: Record<string, string>) => fetch(`${provider.issuer}/authorize?${asked(change)}`);

async function newCode(): Promise<string> {
  const body = new URLSearchParams({ request: `?${asked()}`, email: 'rosa@example.test', verified: 'on' });
  const answer = await fetch(`${provider.issuer}/authorize`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

const exchange = async (change: Record<string, string>) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: provider.clientId,
    client_secret: provider.clientSecret,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    ...change,
  });
  return (await fetch(`${provider.issuer}/token`, { method: 'POST', body })).status;
};

it('leads back to registered addresses only, and only with PKCE', async () => {
  expect((await show()).status).toBe(200);
  const wrong: Record<string, string>[] = [
    { redirect_uri: `${REDIRECT}/` },
    { redirect_uri: 'http://evil.example/' },
    { client_id: 'x' },
    { code_challenge_method: 'plain' },
    { scope: 'email' },
  ];
  for (const change of wrong) {
    expect((await show(change)).status).toBe(400);
  }
});

it('gives a token once, to the client and the verifier of the request', async () => {
  expect(await exchange({ code: await newCode(), client_secret: 'wrong' })).toBe(401);
  expect(await exchange({ code: await newCode(), code_verifier: 'x'.repeat(43) })).toBe(400);
  expect(await exchange({ code: await newCode(), redirect_uri: 'http://localhost:3001/' })).toBe(400);
  const code = await newCode();
  expect(await exchange({ code })).toBe(200);
  expect(await exchange({ code })).toBe(400);
});

it('shows what it was asked as text', async () => {
  const page = await (await show({ state: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain('<script>');
});
