import 'server-only';
import { Client } from 'pg';
import { env } from '@/lib/env';

type DirectClientOptions = {
  /**
   * The timeout for connecting and for each query, in milliseconds, because a connection may be dead without an error.
   */
  timeLimit: number;
  applicationName?: string;
};

/** A separate connection past any pooler, for what belongs to a connection: locks and LISTEN. */
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
