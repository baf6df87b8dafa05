// What the records that were found mean. Pure.
import { isCloudflare } from './cloudflare-ranges';
import type { Target, WantedRecord } from './domain-records';
import type { DomainStatus, FoundRecord } from './domain-status';

/** What DNS says of a name. `aliases` are the CNAME records at the name itself, and addresses those at their end. */
export type NameFacts = { addresses: readonly string[]; aliases: readonly string[] };

/** By name; a name that was asked and has no records has empty lists. */
export type DnsFacts = { names: ReadonlyMap<string, NameFacts>; texts: readonly string[] };

const NOTHING: NameFacts = { addresses: [], aliases: [] };

/** Where a name leads. A partial match is a conflict: some visitors would come, others not. */
function leadingState({ addresses, aliases }: NameFacts, target: Target): FoundRecord['state'] {
  // Whatever is at its end: the target's addresses may change between two look-ups.
  if (aliases.includes(target.host)) {
    return 'ok';
  }
  if (addresses.length === 0) {
    return aliases.length === 0 ? 'not_found' : 'wrong_target';
  }
  const own = addresses.filter((address) => target.addresses.includes(address));
  if (own.length === addresses.length) {
    return 'ok';
  }
  if (own.length > 0) {
    return 'conflicting';
  }
  return addresses.some(isCloudflare) ? 'proxied' : 'wrong_target';
}

function judgeRecord(wanted: WantedRecord, facts: DnsFacts, target: Target): FoundRecord {
  const { type, name } = wanted;
  if (type === 'TXT') {
    const isThere = wanted.values.every((value) => facts.texts.includes(value));
    return { type, name, state: isThere ? 'ok' : 'token_missing', found: [...facts.texts] };
  }
  const found = facts.names.get(name) ?? NOTHING;
  return {
    type,
    name,
    state: leadingState(found, target),
    found: [...(found.aliases.length > 0 ? found.aliases : found.addresses)],
  };
}

/** The records one by one, and the domain as a whole before its certificate: the first trouble that must be mended. */
export function judgeRecords(
  wanted: readonly WantedRecord[],
  facts: DnsFacts,
  target: Target,
): {
  records: FoundRecord[];
  trouble: Exclude<DomainStatus, 'waiting' | 'working'> | null;
  isAstray: boolean;
} {
  const judged = wanted.map((record) => ({ record, found: judgeRecord(record, facts, target) }));
  const needed = judged.filter(({ record }) => !record.isOptional).map(({ found }) => found);
  const leading = needed.find(({ type, state }) => type !== 'TXT' && state !== 'ok')?.state;
  const isTokenMissing = needed.some(({ state }) => state === 'token_missing');
  const trouble =
    leading !== undefined && leading !== 'ok' ? leading : isTokenMissing ? ('token_missing' as const) : null;
  return {
    records: judged.map(({ found }) => found),
    trouble,
    // Behind a proxy nobody can see where it leads, so it is not called wrong.
    isAstray: isTokenMissing && (leading === 'not_found' || leading === 'wrong_target'),
  };
}
