// The provider's answers, valid and forged, from a stand-in that really signs, stores codes and checks PKCE.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { chooseAccount, settingsOf } from '@/lib/testing/outside/sign-in-provider';
import type { Forgery } from '../../../tools/sign-in-provider/id-token';
import { type SignInProvider, startSignInProvider } from '../../../tools/sign-in-provider/server';
import { beginProviderSignIn } from './begin-sign-in';
import { openAttempt } from './provider-attempt';
import { forgetDiscovery } from './provider-discovery';
import { providerRedirectUri } from './provider-settings';
import { verifyProviderAnswer } from './verify-answer';

const TENANT = asTenantId('0190a1b2-0000-7000-8000-00000000000a');
const ROSA = { email: 'Rosa@Example.test', name: ' Rosa\u0000Delgado ' };

let provider: SignInProvider;
beforeAll(async () => {
  provider = await startSignInProvider(0);
  provider.redirectUris.add(providerRedirectUri());
});
afterAll(() => provider.stop());
beforeEach(forgetDiscovery);

/** One browser's attempt, and the parameters with which the provider redirects back. */
async function begun(person: Parameters<typeof chooseAccount>[1] = ROSA) {
  const { url, cookie } = await beginProviderSignIn(settingsOf(provider), TENANT, {
    who: 'shopper',
    purpose: { kind: 'sign_in' },
    returnPath: '/cart',
    finishUrl: 'http://shop.localhost:3000/api/sign-in/provider/finish',
  });
  const attempt = openAttempt(TENANT, cookie.value);
  if (attempt === null) {
    throw new Error('The attempt cannot be opened');
  }
  const { searchParams } = await chooseAccount(url, person);
  return { url: new URL(url), attempt, parameters: searchParams };
}

const verify = ({ attempt, parameters }: Pick<Awaited<ReturnType<typeof begun>>, 'attempt' | 'parameters'>) =>
  verifyProviderAnswer(settingsOf(provider), attempt, parameters);

const refused = (error: string) => ({ ok: false, error });

it('leads to the provider with state, nonce and a PKCE challenge, and without any secret', async () => {
  const { url, attempt } = await begun();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: 'http://localhost:3000/api/sign-in/provider/callback',
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge_method: 'S256',
  });
  expect(url.href).not.toContain(attempt.verifier);
  expect(url.href).not.toContain(provider.clientSecret);
});

it('names the person of a right answer', async () => {
  expect(await verify(await begun())).toEqual({
    ok: true,
    value: {
      issuer: provider.issuer,
      subject: expect.stringMatching(/^1\d{20}$/),
      provenEmail: 'rosa@example.test',
      name: 'Rosa Delgado',
    },
  });
});

it('proves no address that the provider does not vouch for', async () => {
  const answer = await verify(await begun({ ...ROSA, isVerified: false }));
  expect(answer).toMatchObject({ ok: true, value: { provenEmail: null } });
});

describe('an ID token counts for nothing', () => {
  const now = Math.floor(Date.now() / 1_000);
  it.each<[string, Forgery]>([
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['without an issuer', { claims: { iss: undefined } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['for several clients without saying whose it is', { claims: { aud: ['x'], azp: undefined } }],
    ['that another client asked for', { claims: { azp: 'somebody-else' } }],
    ['with another nonce', { claims: { nonce: 'the-nonce-of-another-sign-in' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: now - 60 } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['that is not valid yet', { claims: { nbf: now + 600 } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of somebody with a name in other letters', { claims: { sub: 'å' } }],
    ['that nobody signed', { signature: 'none' }],
    ['that is signed with the public key as a secret', { signature: 'public key as HMAC secret' }],
    ['that somebody else signed under the same key id', { signature: 'stranger' }],
  ])('%s', async (_name, forgery) => {
    const answer = await begun();
    provider.forgeNext(forgery);
    expect(await verify(answer)).toEqual(refused('answer_invalid'));
    // The same without the forgery succeeds: the forgery was the reason for the refusal.
    expect((await verify(await begun())).ok).toBe(true);
  });
});

describe('an answer is refused', () => {
  it('with the state of another attempt', async () => {
    const [mine, other] = [await begun(), await begun()];
    expect(await verify({ attempt: mine.attempt, parameters: other.parameters })).toEqual(
      refused('answer_invalid'),
    );
  });

  it('without a state', async () => {
    const { attempt, parameters } = await begun();
    parameters.delete('state');
    expect(await verify({ attempt, parameters })).toEqual(refused('answer_invalid'));
  });

  it('with a code that another browser asked for: PKCE', async () => {
    const [mine, theirs] = [await begun(), await begun()];
    mine.parameters.set('code', theirs.parameters.get('code') ?? '');
    expect(await verify(mine)).toEqual(refused('answer_invalid'));
  });

  it('the second time, also if both are sent at once', async () => {
    const answer = await begun();
    const both = await Promise.all([verify(answer), verify(answer)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await verify(answer)).toEqual(refused('answer_invalid'));
  });

  it('with two states, or a token in the address', async () => {
    const first = await begun();
    first.parameters.append('state', 'x');
    expect(await verify(first)).toEqual(refused('answer_invalid'));
    const second = await begun();
    second.parameters.set('id_token', 'x.y.z');
    expect(await verify(second)).toEqual(refused('answer_invalid'));
  });
});

it('tells somebody who said no from an answer that does not hold', async () => {
  const answer = await begun(null);
  expect(await verify(answer)).toEqual(refused('cancelled'));
  answer.parameters.set('error', 'server_error');
  expect(await verify(answer)).toEqual(refused('answer_invalid'));
});

it('says when the provider is away', async () => {
  const away = await startSignInProvider(0);
  away.redirectUris.add(providerRedirectUri());
  const { attempt, parameters } = await begun();
  await away.stop();
  forgetDiscovery();
  expect(await verifyProviderAnswer(settingsOf(away), attempt, parameters)).toEqual(
    refused('provider_unavailable'),
  );
});
