// A shop that nobody has set up, visited or bought from.
import { randomUUID } from 'node:crypto';
import { query } from './database';

/** A shop without any setup; its owner has the demo owners' password. */
export async function insertNewShop(): Promise<{ id: string; slug: string }> {
  // A new name each time: the server caches shops that it has looked up.
  const slug = `newcomer-${randomUUID().slice(0, 8)}`;
  const [row] = await query<{ id: string }>(
    "INSERT INTO tenants (id, name, slug, state) VALUES (gen_random_uuid(), 'Newcomer Knits', $1, 'live') RETURNING id",
    [slug],
  );
  const id = row?.id ?? '';
  await query(
    `WITH owner AS (
       INSERT INTO users (id, email, name, password_hash)
       SELECT gen_random_uuid(), $2, 'Nora New', password_hash FROM users WHERE email = 'owner@clayandkiln.test'
       RETURNING id)
     INSERT INTO tenant_users (tenant_id, user_id, role) SELECT $1, id, 'owner' FROM owner`,
    [id, `owner@${slug}.test`],
  );
  return { id, slug };
}

/** For after the last test of a file. */
export async function deleteNewShops(): Promise<void> {
  await query("DELETE FROM tenants WHERE slug LIKE 'newcomer-%'");
  await query("DELETE FROM users WHERE email LIKE 'owner@newcomer-%'");
}
