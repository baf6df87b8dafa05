import { Client } from 'pg';

/** Rows of a query on the database of the server under test, across all shops. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs SQL from another database, so that it can close the one under test; DATABASE_NAME is replaced by its
 * name.
 */
export async function besideDatabase(sql: string): Promise<void> {
  const url = new URL(process.env.E2E_DATABASE_URL ?? '');
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql.replaceAll('DATABASE_NAME', name));
  } finally {
    await client.end();
  }
}

/** Id and price of a product of a shop, by its name. */
export async function findProduct(slug: string, name: string) {
  const [row] = await query<{ id: string; tenant_id: string; price_cents: number }>(
    'SELECT p.id, p.tenant_id, p.price_cents FROM products p JOIN tenants t ON t.id = p.tenant_id WHERE t.slug = $1 AND p.name = $2',
    [slug, name],
  );
  if (!row) {
    throw new Error(`${slug} has no product "${name}"`);
  }
  return row;
}
