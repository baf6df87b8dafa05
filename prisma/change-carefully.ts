// What holds for each change of the schema.

/** Whoever asks for a table after it waits behind it, shoppers too: behind a backup of an hour it must give up and not wait. */
const SECONDS = 5;

/**
 * Goes before a script, or after the BEGIN of a transaction, in which it holds for each statement. A client that is interrupted
 * leaves its statement running, and its changes would stand unnoticed: so Postgres looks each second whether the client is there,
 * where its system can.
 */
export const CAREFULLY = `
SET LOCAL lock_timeout = '${SECONDS}s';
DO $$ BEGIN
  SET LOCAL client_connection_check_interval = '1s';
EXCEPTION WHEN invalid_parameter_value THEN NULL;
END $$;
`;

/** What a person does about it; null for another error. Postgres's code for it is lock_not_available. */
export const lockedTable = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && error.code === '55P03'
    ? `a connection, such as a backup's, has used a table for more than ${SECONDS} seconds. Wait for its end`
    : null;
