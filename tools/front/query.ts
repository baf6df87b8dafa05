import { Client } from 'pg';
import { told } from './told';

/** Asks the database beside the servers, as its owner: across all shops. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: told.FRONT_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
