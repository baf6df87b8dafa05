import type { Client } from 'pg';
import { z } from 'zod';

const found = z.tuple([z.object({ zone: z.string(), database: z.string() })]);

/** The time zone of a session, and the database's own name for itself, which a pooler may not know. */
export async function readTimeZone(client: Client): Promise<{ zone: string; database: string }> {
  const { rows } = await client.query(
    `SELECT current_setting('TimeZone') AS zone, current_database() AS database`,
  );
  return found.parse(rows)[0];
}
