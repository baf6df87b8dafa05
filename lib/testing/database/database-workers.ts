/**
 * How many database test files run at once, each in a worker with its own database, which is emptied between tests.
 */
export const DATABASE_WORKERS = 2;
