// How long a change of the schema waits for a table. Whoever asks for the table after it waits behind it, shoppers too, so behind
// a backup of an hour it must give up and not wait.

const SECONDS = 5;

/** Goes before a script, or after the BEGIN of a transaction, in which it holds for each statement. */
export const WAIT_BRIEFLY = `SET LOCAL lock_timeout = '${SECONDS}s';`;

/** What a person does about it; null for another error. Postgres's code for it is lock_not_available. */
export const lockedTable = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && error.code === '55P03'
    ? `a connection, such as a backup's, has used a table for more than ${SECONDS} seconds. Wait for its end`
    : null;
