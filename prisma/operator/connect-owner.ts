import { Client } from 'pg';
import { reasonOf } from '../../lib/reason-of';
import { OperatorError } from './operator-error';

/** Connection timeout in milliseconds. */
const PATIENCE = 15_000;

/**
 * Connects with the owner's login; the caller ends the connection. A refusal by the network, Postgres or TLS is an
 * `OperatorError` without the password.
 */
export async function connectOwner(url: string): Promise<Client> {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
    await client.connect();
    return client;
  } catch (error) {
    throw new OperatorError(
      `MIGRATION_DATABASE_URL: no connection to ${placeOf(url)} (${reasonOf(error)}). Check the host, the user name, the password and the name of the database, and that Postgres runs.`,
      { cause: error },
    );
  }
}

const placeOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
};
