// From a Host header to the key that a shop is looked up by. Pure, because the edge middleware runs it on every
// request. It never decides whether a shop exists.

import { isReservedSlug } from './reserved-slugs';

/** What a request's host and its hints say: no shop, the key of one, or nothing that can be a host. */
export type HostTarget = { kind: 'platform' } | { kind: 'tenant'; key: string } | { kind: 'invalid' };

export type HostInput = {
  host: string | null;
  /** `?tenant=`, null when absent. Counts on development hosts only. */
  tenantParameter: string | null;
  /** What an earlier `?tenant=` left in this browser. Counts on development hosts only. */
  rememberedTenant: string | null;
  /** The platform's own domain: landing page at its apex and www, shops at its subdomains. */
  platformDomain: string | null;
  /** A hosting preview's domain, which follows the development rules (specification §1). */
  previewDomain: string | null;
};

const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;

/** Whether `text` can be a shop's slug: one lower-case DNS label that is not the platform's own. */
export const isSlug = (text: string) => LABEL.test(text) && !isReservedSlug(text);

/** A Host header without port and trailing dot, in lower case; null if it cannot be a host (RFC 1123). */
export function normaliseHost(header: string | null): string | null {
  const name = (header ?? '')
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return HOSTNAME.test(name) || IPV6.test(name) ? name : null;
}

/**
 * How a shop is chosen on a development host; null on any other. A subdomain of localhost is a shop's slug
 * and nothing else. One of a preview domain may be the name of the deployment, so there a hint comes first.
 */
export function developmentHost(
  host: string,
  previewDomain: string | null,
): { subdomain: string | null; isHintFirst: boolean } | null {
  if (host === 'localhost' || host === previewDomain || IPV4.test(host) || IPV6.test(host)) {
    return { subdomain: null, isHintFirst: true };
  }
  const subdomain = host.split('.')[0] ?? null;
  if (host.endsWith('.localhost')) {
    return { subdomain, isHintFirst: false };
  }
  return previewDomain !== null && host.endsWith(`.${previewDomain}`)
    ? { subdomain, isHintFirst: true }
    : null;
}

/**
 * The tenant key of a request (specification §1). A key without a dot is a slug; one with dots is a full
 * hostname, to be looked up as a custom domain first and by its first label second.
 */
export function resolveHost(input: HostInput): HostTarget {
  const host = normaliseHost(input.host);
  if (host === null) {
    return { kind: 'invalid' };
  }
  const development = developmentHost(host, input.previewDomain);
  if (development) {
    const hint = (input.tenantParameter ?? input.rememberedTenant)?.trim().toLowerCase() ?? null;
    const slug = (development.isHintFirst ? hint : null) ?? development.subdomain ?? '';
    return isSlug(slug) ? { kind: 'tenant', key: slug } : { kind: 'platform' };
  }
  const { platformDomain } = input;
  if (platformDomain !== null && (host === platformDomain || host === `www.${platformDomain}`)) {
    return { kind: 'platform' };
  }
  const label =
    platformDomain && host.endsWith(`.${platformDomain}`) && host.slice(0, -platformDomain.length - 1);
  return { kind: 'tenant', key: label && isSlug(label) ? label : host };
}
