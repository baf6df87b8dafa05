import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import {
  type AddressProblem,
  addressesLike,
  addressOfName,
  addressProblem,
} from '@/lib/tenants/hosts/shop-address';

const MOST_SUGGESTED = 3;

/** The subset of these addresses that are taken. */
async function takenOf(slugs: readonly string[]): Promise<Set<string>> {
  // Across tenants: an address is taken if any shop has it. That is public, because each storefront shows it.
  const rows = await platformDb().tenant.findMany({
    where: { slug: { in: [...slugs] } },
    select: { slug: true },
  });
  return new Set(rows.map(({ slug }) => slug));
}

export type AddressAnswer = {
  slug: string;
  problem: AddressProblem | 'taken' | null;
  /** Up to three free alternatives to a taken address. */
  suggestions: string[];
};

/** Whether an address is valid and free; before anything is typed, the name suggests one. */
export async function checkAddress(typed: { slug: string | null; name: string }): Promise<AddressAnswer> {
  const slug = typed.slug ?? addressOfName(typed.name);
  const like = addressesLike(slug || addressOfName(typed.name));
  const taken = await takenOf([...like, slug]);
  const problem = addressProblem(slug) ?? (taken.has(slug) ? 'taken' : null);
  const free = like.filter((candidate) => candidate !== slug && !taken.has(candidate));
  return { slug, problem, suggestions: problem === null ? [] : free.slice(0, MOST_SUGGESTED) };
}
