// From a Host header to the key by which a shop is looked up. Pure, because the edge middleware runs it for every
// request. It does not check whether the shop exists.

import { isReservedSlug } from './reserved-slugs';

/** The meaning of a request's host and hints: no shop, the key of a shop, or an invalid host. */
export type HostTarget = { kind: 'platform' } | { kind: 'tenant'; key: string } | { kind: 'invalid' };

export type HostInput = {
  host: string | null;
  /** `?tenant=`; null if absent. Used on development and preview hosts only. */
  tenantParameter: string | null;
  /** The value of an earlier `?tenant=` in this browser. Used on the same hosts only. */
  rememberedTenant: string | null;
  /** The platform's own domain, without its port: landing page at the domain and its www, shops at its subdomains. */
  platformDomain: string | null;
  /** The domain of preview deployments, which follow the development rules (specification §1). */
  previewDomain: string | null;
};

const HOSTNAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IPV6 = /^\[[0-9a-f:.]{2,45}\]$/;

/** Whether `text` can be a shop's slug: one lower-case DNS label that is not reserved. */
export const isSlug = (text: string) => LABEL.test(text) && !isReservedSlug(text);

/**
 * Whether the Punycode in a name is some. Newer parsers of URLs (Node 24) take an ASCII name as it is, and look at its labels only
 * if one of them is not ASCII.
 */
const isPunycode = (name: string) => !name.includes('xn--') || URL.canParse(`http://ä.${name}`);

/**
 * A Host header without port and trailing dot, in lower case. Null if it cannot be a host (RFC 1123) or part of a URL,
 * such as with the port 70000, or a name like 'shop.1', which browsers read as an invalid IP address.
 */
export function normaliseHost(header: string | null): string | null {
  const typed = (header ?? '').trim();
  const name = typed
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return (HOSTNAME.test(name) || IPV6.test(name)) && URL.canParse(`http://${typed}`) && isPunycode(name)
    ? name
    : null;
}

/** Whether a host names the local machine (RFC 6761). */
export const isLocalhost = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** A host that names no shop by itself: an IP address, or a localhost name. */
const isNameless = (host: string) => isLocalhost(host) || IPV4.test(host) || IPV6.test(host);

/**
 * Whether this is a developer's own machine and not a public site: its configuration has no domain, without which
 * production does not start, or localhost.
 */
export const isDevelopment = (platformDomain: string | null) =>
  platformDomain === null || isLocalhost(platformDomain);

/** The configured domains, without their ports. */
type Domains = Pick<HostInput, 'platformDomain' | 'previewDomain'>;

/** Whether there can be development hosts, on which a visitor chooses a shop by a hint. */
export const mayChooseTenant = ({ platformDomain, previewDomain }: Domains): boolean =>
  isDevelopment(platformDomain) || previewDomain !== null;

/**
 * How a shop is chosen on a development host; null for any other host. IP addresses and localhost are development
 * hosts only on a developer's own machine, because elsewhere anybody can send them. A subdomain of localhost is always
 * a shop's slug. A subdomain of a preview domain may be the name of a deployment, so there the hint comes first.
 */
export function developmentHost(
  host: string,
  { platformDomain, previewDomain }: Domains,
): { subdomain: string | null; isHintFirst: boolean } | null {
  const subdomain = host.split('.')[0] ?? null;
  if (previewDomain !== null && (host === previewDomain || host.endsWith(`.${previewDomain}`))) {
    return { subdomain: host === previewDomain ? null : subdomain, isHintFirst: true };
  }
  if (!isDevelopment(platformDomain) || !isNameless(host)) {
    return null;
  }
  return host.endsWith('.localhost')
    ? { subdomain, isHintFirst: false }
    : { subdomain: null, isHintFirst: true };
}

/**
 * The tenant key of a request (specification §1). A key without a dot is a slug. A key with dots is a hostname: the
 * lookup tries it as a custom domain first, then its first label as a slug.
 */
export function resolveHost(input: HostInput): HostTarget {
  const host = normaliseHost(input.host);
  if (host === null) {
    return { kind: 'invalid' };
  }
  const development = developmentHost(host, input);
  if (development) {
    const hint = (input.tenantParameter ?? input.rememberedTenant)?.trim().toLowerCase() ?? null;
    const slug = (development.isHintFirst ? hint : null) ?? development.subdomain ?? '';
    return isSlug(slug) ? { kind: 'tenant', key: slug } : { kind: 'platform' };
  }
  const { platformDomain } = input;
  if (isNameless(host)) {
    return { kind: 'platform' };
  }
  if (platformDomain !== null && (host === platformDomain || host === `www.${platformDomain}`)) {
    return { kind: 'platform' };
  }
  const label =
    platformDomain && host.endsWith(`.${platformDomain}`) && host.slice(0, -platformDomain.length - 1);
  return { kind: 'tenant', key: label && isSlug(label) ? label : host };
}
