// The provider's discovery document: where it signs people in, exchanges codes, and publishes keys.
import 'server-only';
import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi';
import { z } from 'zod';
import { boundedFetch } from './bounded-fetch';
import type { ProviderSettings } from './provider-settings';

const HOUR = 60 * 60 * 1_000;
/** Milliseconds after which it is fetched again. */
const FRESH = HOUR;
/**
 * Milliseconds for which a stale document is used while the provider does not answer. Keys are fetched
 * separately.
 */
const LONGEST_USE = 24 * HOUR;
/** Milliseconds after a failure without another request: a crowd of sign-ins causes one. */
const PAUSE = 15_000;

type Known = { server: AuthorizationServer; at: number };
type Memory = { known: Known | null; failedAt: number; asking: Promise<Known> | null };

/** By issuer: production has one, tests have several. */
const memories = new Map<string, Memory>();

const endpoints = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

export class ProviderUnavailable extends Error {}

/** Clears the cache; for tests. */
export const forgetDiscovery = (): void => memories.clear();

/**
 * The provider's discovery document, cached for an hour, and for a day while the provider does not answer.
 * Throws `ProviderUnavailable` without one. Its issuer must be the configured one.
 */
export async function discoverProvider(settings: ProviderSettings): Promise<AuthorizationServer> {
  const { href } = settings.issuer;
  const memory: Memory = memories.get(href) ?? { known: null, failedAt: -Infinity, asking: null };
  memories.set(href, memory);
  const now = performance.now();
  const age = memory.known === null ? Infinity : now - memory.known.at;
  if (memory.known !== null && (age < FRESH || (age < LONGEST_USE && now - memory.failedAt < PAUSE))) {
    return memory.known.server;
  }
  if (now - memory.failedAt < PAUSE) {
    throw new ProviderUnavailable('The provider did not answer a moment ago');
  }
  memory.asking ??= ask(settings).finally(() => {
    memory.asking = null;
  });
  try {
    memory.known = await memory.asking;
  } catch (error) {
    memory.failedAt = performance.now();
    if (memory.known === null || age >= LONGEST_USE) {
      throw new ProviderUnavailable('The provider’s description could not be read', { cause: error });
    }
  }
  return memory.known.server;
}

async function ask({ issuer, isInsecure }: ProviderSettings): Promise<Known> {
  const response = await discoveryRequest(issuer, {
    [customFetch]: boundedFetch,
    [allowInsecureRequests]: isInsecure,
  });
  const server = await processDiscoveryResponse(issuer, response);
  // Browsers are redirected there too: https only, like the issuer.
  const found = endpoints.parse(server);
  for (const address of Object.values(found)) {
    if (new URL(address).protocol !== 'https:' && !isInsecure) {
      throw new Error('The provider names an address that is not https');
    }
  }
  return { server, at: performance.now() };
}
