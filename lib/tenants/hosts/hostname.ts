// From a Host header to the key that a shop is looked up by. Pure, because the edge middleware runs it on every
// request. It never decides whether a shop exists.

import { isReservedSlug } from './reserved-slugs';

/** What a request's host and its hints say: no shop, the key of one, or nothing that can be a host. */
export type HostTarget = { kind: 'platform' } | { kind: 'tenant'; key: string } | { kind: 'invalid' };

export type HostInput = {
  host: string | null;
  /** `?tenant=`, null when absent. Counts on development and preview hosts only. */
  tenantParameter: string | null;
  /** What an earlier `?tenant=` left in this browser. Counts there only, too. */
  rememberedTenant: string | null;
  /** The platform's own domain, without its port: landing page at its apex and www, shops at its subdomains. */
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

/**
 * A Host header without port and trailing dot, in lower case; null if it cannot be a host (RFC 1123), or stand in an
 * address, such as with the port 70000, or a name like 'shop.1' that browsers take for a broken number.
 */
export function normaliseHost(header: string | null): string | null {
  const typed = (header ?? '').trim();
  const name = typed
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return (HOSTNAME.test(name) || IPV6.test(name)) && URL.canParse(`http://${typed}`) ? name : null;
}

/** Whether a host names the very machine that reads it (RFC 6761). */
export const isLocalhost = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** A host that says nothing of a shop: a bare address, or a name of this very machine. */
const isNameless = (host: string) => isLocalhost(host) || IPV4.test(host) || IPV6.test(host);

/**
 * Whether this installation is somebody's own machine and not a site for the public: its configuration names no
 * domain, which production does not start without, or localhost.
 */
export const isDevelopment = (platformDomain: string | null) =>
  platformDomain === null || isLocalhost(platformDomain);

/** What configuration says of hosts; each without its port. */
type Domains = Pick<HostInput, 'platformDomain' | 'previewDomain'>;

/**
 * How a shop is chosen on a development host; null on any other. Bare addresses and localhost are development hosts
 * only where the installation is for development: elsewhere anybody can send them. A subdomain of localhost is a shop's
 * slug and nothing else. One of a preview domain may be the name of the deployment, so there a hint comes first.
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
 * The tenant key of a request (specification §1). A key without a dot is a slug; one with dots is a full
 * hostname, to be looked up as a custom domain first and by its first label second.
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
