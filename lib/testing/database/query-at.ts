import { Client } from 'pg';

/** Runs statements on a connection of its own, with the login of the URL; returns the rows of all of them. */
export async function queryAt(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const rows: Record<string, unknown>[] = [];
    for (const statement of statements) {
      // A statement that is a script of several returns a list of results.
      rows.push(...[await client.query(statement)].flat().flatMap((result) => result.rows));
    }
    return rows;
  } finally {
    await client.end();
  }
}
