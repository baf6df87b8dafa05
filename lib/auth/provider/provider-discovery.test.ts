import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settingsOf } from '@/lib/testing/outside/sign-in-provider';
import { type SignInProvider, startSignInProvider } from '../../../tools/sign-in-provider/server';
import { discoverProvider, forgetDiscovery, ProviderUnavailable } from './provider-discovery';

const PATH = '/.well-known/openid-configuration';
const MINUTE = 60_000;

let provider: SignInProvider;
const others: Server[] = [];
beforeEach(async () => {
  forgetDiscovery();
  provider = await startSignInProvider(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await provider.stop();
  for (const server of others.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A provider whose discovery document is this. */
async function answering(body: (issuer: string) => string, headers: Record<string, string> = {}) {
  let issuer = '';
  const server = createServer((_request, response) => {
    response.writeHead(headers.location ? 302 : 200, { 'content-type': 'application/json', ...headers });
    response.end(body(issuer));
  });
  others.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return { ...settingsOf(provider), issuer: new URL(issuer) };
}

const described = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
});

const passes = (milliseconds: number) => {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + milliseconds);
};

it('asks once for a crowd, and again after an hour', async () => {
  const settings = settingsOf(provider);
  await Promise.all(Array.from({ length: 50 }, () => discoverProvider(settings)));
  await discoverProvider(settings);
  expect(provider.requests.get(PATH)).toBe(1);
  passes(61 * MINUTE);
  await discoverProvider(settings);
  expect(provider.requests.get(PATH)).toBe(2);
});

it('goes on with what it knows for a day while the provider is away', async () => {
  const settings = settingsOf(provider);
  const known = await discoverProvider(settings);
  await provider.stop();
  passes(2 * 60 * MINUTE);
  expect(await discoverProvider(settings)).toBe(known);
  passes(25 * 60 * MINUTE);
  await expect(discoverProvider(settings)).rejects.toThrow(ProviderUnavailable);
});

it('does not ask a provider that just failed', async () => {
  const settings = settingsOf(provider);
  await provider.stop();
  const asked = vi.spyOn(globalThis, 'fetch');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(discoverProvider(settings)).rejects.toThrow(ProviderUnavailable);
  }
  expect(asked).toHaveBeenCalledTimes(1);
  passes(MINUTE);
  await expect(discoverProvider(settings)).rejects.toThrow(ProviderUnavailable);
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each<[string, Parameters<typeof answering>]>([
  ['of another issuer', [() => JSON.stringify(described('https://elsewhere.example'))]],
  ['that is no JSON', [() => '<html>']],
  ['without an address for its keys', [(at) => JSON.stringify({ ...described(at), jwks_uri: undefined })]],
  ['of many megabytes', [(at) => JSON.stringify({ ...described(at), x: 'x'.repeat(200_000) })]],
  ['that is somewhere else', [() => '', { location: 'http://127.0.0.1:9/' }]],
])('takes no description %s', async (_name, [body, headers]) => {
  await expect(discoverProvider(await answering(body, headers))).rejects.toThrow(ProviderUnavailable);
});

it('takes a description like the one above', async () => {
  const settings = await answering((at) => JSON.stringify(described(at)));
  expect((await discoverProvider(settings)).issuer).toBe(settings.issuer.origin);
});
