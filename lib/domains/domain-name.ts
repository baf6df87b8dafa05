// What somebody typed, as the name of a domain that a shop may claim.
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { isLocalhost, normaliseHost } from '@/lib/tenants/hosts/hostname';

/** `host` serves the shop, and its `partner` of www and apex leads there. `base` is what is proved: both without www. */
export type DomainName = { host: string; partner: string | null; base: string; isApex: boolean };

/**
 * `suffix`: under it names are given to anybody, such as `co.uk` or `github.io`. `own`: of the platform. `address`: a
 * machine's address, or one of this network.
 */
export type DomainNameProblem = 'invalid' | 'suffix' | 'own' | 'address';

/** Without dots that begin or end it, scheme, path and port: people paste addresses. */
const bare = (typed: string): string =>
  typed
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');

const isIn = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * Reads a typed name. It is kept in punycode (IDNA), in lower case. `own` are the platform's own names, which with all
 * names below them belong to nobody else. Public suffixes are those of publicsuffix.org with its private part (tldts).
 */
export function readDomainName(
  typed: string,
  own: readonly string[],
): { ok: true; name: DomainName } | { ok: false; problem: DomainNameProblem } {
  const text = bare(typed);
  // A host with an underscore, a space or an address of a mailbox is none; `domainToASCII` answers '' then.
  const host = text.includes('@') ? null : normaliseHost(domainToASCII(text));
  if (host === null) {
    return { ok: false, problem: 'invalid' };
  }
  const { domain, isIp, publicSuffix } = parse(host, { allowPrivateDomains: true });
  if (isIp === true || isLocalhost(host)) {
    return { ok: false, problem: 'address' };
  }
  if (!host.includes('.')) {
    return { ok: false, problem: 'invalid' };
  }
  if (own.some((name) => isIn(host, name) || isIn(name, host))) {
    return { ok: false, problem: 'own' };
  }
  if (domain === null || host === publicSuffix) {
    return { ok: false, problem: 'suffix' };
  }
  if (host === domain) {
    return { ok: true, name: { host, partner: `www.${host}`, base: host, isApex: true } };
  }
  return host === `www.${domain}`
    ? { ok: true, name: { host, partner: domain, base: domain, isApex: false } }
    : { ok: true, name: { host, partner: null, base: host, isApex: false } };
}
