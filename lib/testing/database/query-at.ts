import { Client } from 'pg';

/** Runs statements on a connection of its own, as the login of the URL; answers the rows of all of them. */
export async function queryAt(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: Record<string, unknown>[] = [];
    for (const statement of statements) {
      // A script of several statements answers a list of results.
      rows.push(...[await client.query(statement)].flat().flatMap((result) => result.rows));
    }
    return rows;
  } finally {
    await client.end();
  }
}
