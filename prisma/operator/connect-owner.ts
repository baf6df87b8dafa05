import { Client } from 'pg';
import { OperatorError } from './operator-error';

/** Milliseconds after which a host that says nothing is not there. */
const PATIENCE = 15_000;

/**
 * Connects with the owner's login; whoever calls ends the connection. A refusal, of the network, of Postgres or of the
 * encryption between, is an `OperatorError` without the password.
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

function reasonOf(error: unknown): string {
  // A name with two addresses fails twice, in an error without words.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : 'unknown';
}
