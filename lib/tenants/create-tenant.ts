import 'server-only';
import { randomUUID } from 'node:crypto';
import { isRawUniqueViolation } from '@/lib/db/errors';
import { platformDb } from '@/lib/db/platform-db';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { isSlug } from './hosts/hostname';
import { isReservedSlug } from './hosts/reserved-slugs';
import { OWNER } from './roles';
import { LONGEST_SHOP_NAME } from './settings/settings-limits';
import type { Trade } from './state/shop-state';

export type NewTenant = {
  /** The name for shoppers; invisible characters are removed. */
  name: string;
  /** One DNS label in lower case: the shop's subdomain. */
  slug: string;
  /** What it makes. */
  trade?: Trade;
  /** An existing account. It becomes the shop's first member, with all permissions. */
  ownerId: string;
};

export type CreateTenantError =
  | 'name_missing'
  | 'name_too_long'
  | 'slug_invalid'
  | 'slug_reserved'
  | 'slug_taken'
  | 'owner_unknown';

/** Far above any cleaned name; a longer text is refused unread. */
const LONGEST_TYPED = 20_000;
const LONGEST_SLUG = 63;

function problemOf(name: string, slug: string): CreateTenantError | null {
  if (name === '') {
    return 'name_missing';
  }
  if (characterCount(name) > LONGEST_SHOP_NAME) {
    return 'name_too_long';
  }
  if (isReservedSlug(slug)) {
    return 'slug_reserved';
  }
  return slug.length <= LONGEST_SLUG && isSlug(slug) ? null : 'slug_invalid';
}

/**
 * Makes a shop with its owner, and returns its id. The shop is a draft, and has the platform's colours and fee, no products, no PayPal
 * account, and mails about new orders to its owner. One statement, so that no shop is left without an owner, and a
 * taken slug does not break the transaction around it.
 */
export async function createTenant(
  { name: typedName, slug, ownerId, trade = 'other' }: NewTenant,
  // Across tenants, because the shop does not exist yet, so nothing can run in its scope.
  db: Database = platformDb(),
): Promise<Result<{ id: TenantId }, CreateTenantError>> {
  if (typedName.length > LONGEST_TYPED) {
    return err('name_too_long');
  }
  const name = cleanLine(typedName);
  const problem = problemOf(name, slug);
  if (problem !== null) {
    return err(problem);
  }
  const owner = await db.user.findUnique({ where: { id: ownerId }, select: { email: true } });
  if (owner === null) {
    return err('owner_unknown');
  }
  // Colours, fee and the rest are the defaults of their columns: this login may not set them.
  const made = await db.$queryRaw<{ id: TenantId }[]>`
    WITH shop AS (
      INSERT INTO tenants (id, name, slug, trade, notification_email)
      SELECT ${randomUUID()}::uuid, ${name}, ${slug}, ${trade}, ${owner.email}
      WHERE NOT EXISTS (SELECT FROM former_slugs WHERE slug = ${slug})
      ON CONFLICT (slug) DO NOTHING RETURNING id)
    INSERT INTO tenant_users (tenant_id, user_id, role)
    SELECT id, ${ownerId}::uuid, ${OWNER} FROM shop RETURNING tenant_id::text AS id`
    // The name was another shop's until a moment ago.
    .catch((error: unknown) => {
      if (isRawUniqueViolation(error)) {
        return [];
      }
      throw error;
    });
  const [shop] = made;
  return shop ? ok({ id: shop.id }) : err('slug_taken');
}
