import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import {
  type AddressProblem,
  addressesLike,
  addressOfName,
  addressProblem,
} from '@/lib/tenants/hosts/shop-address';

const MOST_SUGGESTED = 3;

/** Those of these addresses that a shop has or had. */
async function takenOf(slugs: readonly string[]): Promise<Set<string>> {
  // Across tenants: the question is whether any shop has it. Storefronts answer it to everybody, one by one.
  const asked = { where: { slug: { in: [...slugs] } }, select: { slug: true } };
  const db = platformDb();
  const [now, before] = await Promise.all([db.tenant.findMany(asked), db.formerSlug.findMany(asked)]);
  return new Set([...now, ...before].map(({ slug }) => slug));
}

export type AddressAnswer = {
  slug: string;
  problem: AddressProblem | 'taken' | null;
  /** Up to three that are free, for one that is not. */
  suggestions: string[];
};

/** Whether a shop can have an address; the name stands in for one that nobody has typed yet. */
export async function checkAddress(typed: { slug: string | null; name: string }): Promise<AddressAnswer> {
  const slug = typed.slug ?? addressOfName(typed.name);
  const like = addressesLike(slug || addressOfName(typed.name));
  const taken = await takenOf([...like, slug]);
  const problem = addressProblem(slug) ?? (taken.has(slug) ? 'taken' : null);
  const free = like.filter((candidate) => candidate !== slug && !taken.has(candidate));
  return { slug, problem, suggestions: problem === null ? [] : free.slice(0, MOST_SUGGESTED) };
}
