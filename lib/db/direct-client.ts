import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/env';

type DirectClientOptions = {
  /** Milliseconds: the longest that connecting, and each answer, may take. A connection may be there and lead nowhere. */
  timeLimit: number;
  applicationName?: string;
};

/** A connection of its own past any pooler, for what belongs to the connection: locks, and listening. */
export function directClient({ timeLimit, applicationName }: DirectClientOptions): Client {
  const { DATABASE_URL, DIRECT_DATABASE_URL } = env();
  return new Client({
    connectionString: DIRECT_DATABASE_URL ?? DATABASE_URL,
    connectionTimeoutMillis: timeLimit,
    query_timeout: timeLimit,
    keepAlive: true,
    application_name: applicationName,
  });
}
