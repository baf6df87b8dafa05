// The DNS records that a domain needs. Pure.
import type { DomainName } from './domain-name';

/** Where a shop's domains lead: a name for a CNAME, and its addresses, since an apex has no CNAME (RFC 1912 §2.4). */
export type Target = { host: string; addresses: readonly string[] };

export type WantedRecord = {
  type: 'A' | 'CNAME' | 'TXT';
  name: string;
  /** For an A record each address is one more record; any of IPv6 is written in an AAAA record. */
  values: string[];
  /** Whether the domain works without it: the other one of www and apex. */
  isOptional: boolean;
};

export const TOKEN_LABEL = '_makerfront';

/** The text of a claim's TXT record. */
export const tokenText = (token: string): string => `makerfront=${token}`;

/** The records of a claim, in the order in which the page shows them. */
export function wantedRecords(
  { host, partner, base }: Pick<DomainName, 'host' | 'partner' | 'base'>,
  token: string,
  { host: target, addresses }: Target,
): WantedRecord[] {
  // Only an apex has a partner that is its www, and is its own base.
  const leading = (name: string, isOptional: boolean): WantedRecord =>
    name === base && partner !== null
      ? { type: 'A', name, values: [...addresses], isOptional }
      : { type: 'CNAME', name, values: [target], isOptional };
  return [
    leading(host, false),
    ...(partner === null ? [] : [leading(partner, true)]),
    { type: 'TXT', name: `${TOKEN_LABEL}.${base}`, values: [tokenText(token)], isOptional: false },
  ];
}
