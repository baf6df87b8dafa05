// What a new shop's address may be, and what is suggested. Stricter than `isSlug`: shops of before keep theirs.
import slugify from '@sindresorhus/slugify';
import { isReservedSlug } from './reserved-slugs';

export const SHORTEST_ADDRESS = 3;
export const LONGEST_ADDRESS = 40;

const ADDRESS = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/;
/** Looks like an address of the platform's own machines. As npm's reserved-subdomains 1.0.4 has them (2026-11-23). */
const MACHINES =
  /^(?:ns|mx|mail|smtp|pop|imap|www|web|ftp|vpn|cdn|img|static|server|host|test|dev|stage|staging|demo|node|db)-?\d+$/;
/**
 * Would look like a page of Makerfront's own, or like somebody who writes in its name (2026-11-23). Those that no shop of
 * before may have either are in reserved-slugs.ts.
 */
const OF_OURS = new Set(
  `open sign-in signin-help console operator operators owner owners team official verify verification secure secured
  security-team trust abuse report helpdesk customer-service service services billing-help invoice invoices pay payment
  refund refunds domains domain dns ssl tls cert certs test testing demo sandbox beta alpha internal intranet vpn git
  www-admin root-admin sysadmin administrator moderator staff info news newsletter press jobs careers partner partners
  developers developer graphql rest cname mailer bounce bounces unsubscribe tracking analytics metrics monitor grafana`
    .trim()
    .split(/\s+/),
);
/** Of a name in Punycode: a browser could show it as letters that look like another shop's. */
const PUNYCODE = /^..--/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type AddressProblem = 'too_short' | 'too_long' | 'invalid' | 'only_digits' | 'reserved';

/** What is wrong with an address, whoever else has it; null for one that a shop may have. */
export function addressProblem(slug: string): AddressProblem | null {
  if (slug.length < SHORTEST_ADDRESS) {
    return 'too_short';
  }
  if (slug.length > LONGEST_ADDRESS) {
    return 'too_long';
  }
  if (!ADDRESS.test(slug) || PUNYCODE.test(slug) || UUID.test(slug)) {
    return 'invalid';
  }
  if (/^\d+$/.test(slug)) {
    return 'only_digits';
  }
  return isReservedSlug(slug) || OF_OURS.has(slug) || MACHINES.test(slug) ? 'reserved' : null;
}

const cut = (text: string, length: number) => text.slice(0, length).replace(/-$/, '');

/** A shop's name as an address, such as "clay-and-kiln"; may be empty, for a name without letters. */
export const addressOfName = (name: string): string => cut(slugify(name), LONGEST_ADDRESS);

const ENDINGS = ['', '-shop', '-studio', '-makes', '-store', '-2', '-3', '-4', '-5'];

/** Addresses like a wished one, that one first, each of which a shop may have. */
export const addressesLike = (wished: string): string[] =>
  ENDINGS.map((ending) => `${cut(wished, LONGEST_ADDRESS - ending.length)}${ending}`).filter(
    (slug) => addressProblem(slug) === null,
  );
