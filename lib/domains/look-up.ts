// Asks DNS about a domain. A name server of a stranger answers, so the time and the number of answers have limits.
import 'server-only';
import { Resolver } from 'node:dns/promises';
import { env } from '@/lib/env';
import { err, ok, type Result } from '@/lib/result';
import { TOKEN_LABEL } from './domain-records';
import type { DnsFacts, NameFacts } from './judge-records';

/** In milliseconds for one try, and the tries. */
const TIME_LIMIT = 2_000;
const TRIES = 2;
/** Of each kind; a zone may hold any number. */
const MOST_ANSWERS = 30;
const LONGEST_TEXT = 300;

/** What DNS answers where there is nothing, which is an answer. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];

export const resolver = (): Resolver => {
  const asked = new Resolver({ timeout: TIME_LIMIT, tries: TRIES });
  const { DNS_RESOLVER } = env();
  if (DNS_RESOLVER !== undefined) {
    asked.setServers(DNS_RESOLVER);
  }
  return asked;
};

async function answers<Answer>(asking: Promise<Answer[]>): Promise<Answer[]> {
  try {
    return (await asking).slice(0, MOST_ANSWERS);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (NOTHING_THERE.some((one) => one === code)) {
      return [];
    }
    throw error;
  }
}

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase().replace(/\.$/, ''));

async function askOf(dns: Resolver, name: string): Promise<NameFacts> {
  const [four, six, aliases] = await Promise.all([
    answers(dns.resolve4(name)),
    answers(dns.resolve6(name)),
    answers(dns.resolveCname(name)),
  ]);
  return { addresses: [...four, ...six], aliases: lower(aliases) };
}

/** The addresses of a name, of both families; none if it has none. Rejects if DNS does not answer. */
export const addressesOf = async (name: string): Promise<string[]> => [
  ...(await askOf(resolver(), name)).addresses,
];

/** What DNS says of a domain's names and of its proof. Fails if a name server does not answer, which is no verdict. */
export async function lookUpDomain(
  names: readonly string[],
  base: string,
): Promise<Result<DnsFacts, 'unanswered'>> {
  const dns = resolver();
  try {
    const [texts, ...found] = await Promise.all([
      answers(dns.resolveTxt(`${TOKEN_LABEL}.${base}`)),
      ...names.map(async (name) => [name, await askOf(dns, name)] as const),
    ]);
    return ok({
      names: new Map(found),
      // A long text comes in parts (RFC 1035 §3.3.14).
      texts: texts.map((parts) => parts.join('').slice(0, LONGEST_TEXT)),
    });
  } catch {
    return err('unanswered');
  }
}
