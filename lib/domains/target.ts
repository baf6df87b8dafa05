// Where the domains of shops are to lead, by the operator's configuration.
import 'server-only';
import { env } from '@/lib/env';
import { normaliseHost } from '@/lib/tenants/hosts/hostname';
import type { Target } from './domain-records';
import { addressesOf } from './look-up';

const withoutPort = (domain: string): string => normaliseHost(domain) ?? domain;

/** DOMAIN_TARGET, or the platform's own domain. */
export const targetHost = (): string => env().DOMAIN_TARGET ?? withoutPort(env().PLATFORM_DOMAIN);

/**
 * The target with its addresses: those of DOMAIN_ADDRESSES, else what DNS says of the target. Null if DNS does not
 * answer.
 */
export async function findTarget(): Promise<Target | null> {
  const host = targetHost();
  const { DOMAIN_ADDRESSES } = env();
  try {
    return { host, addresses: DOMAIN_ADDRESSES ?? (await addressesOf(host)) };
  } catch {
    return null;
  }
}

/** The names that no shop can claim, nor any below them. */
export const ownNames = (): string[] => {
  const { PLATFORM_DOMAIN, PREVIEW_DOMAIN } = env();
  return [PLATFORM_DOMAIN, ...(PREVIEW_DOMAIN ? [PREVIEW_DOMAIN] : []), targetHost()].map(withoutPort);
};
