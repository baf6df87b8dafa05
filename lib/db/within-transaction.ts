// Statements in SQL of our own within a transaction of `tenantDb`, sent over its connection without Prisma, whose part is most of
// the cost of so small a statement: for what each order sends. A failure is the driver's error, which lib/db/errors.ts knows.
//
// In a transaction of somebody else, such as a test's, they go through Prisma; so use types that both read alike.
import 'server-only';
import type { ClientBase } from 'pg';
import { answerOn, type Database } from './client';
import type { Prisma } from './generated/client';
import { watchConnection } from './scope';
import { sendTogether, sendWithRest } from './send-together';

type Transaction = { connection: () => ClientBase | null; last: Promise<unknown>[] };

const transactions = new WeakMap<Database, Transaction>();

/** Lets the statements of this file use the connection of a transaction that begins. Only for `tenantDb`. */
export function bindConnection(db: Database): void {
  transactions.set(db, { connection: watchConnection(), last: [] });
}

// Without a connection Prisma itself says that the transaction is over.
const connectionOf = (db: Database): ClientBase | null => transactions.get(db)?.connection() ?? null;

/** Like `db.$queryRaw`. Rows come as the driver reads them. */
export async function queryWithin(db: Database, statement: Prisma.Sql): Promise<unknown[]> {
  const connection = connectionOf(db);
  return connection === null ? db.$queryRaw(statement) : (await answerOn(connection, statement)).rows;
}

/** Like `db.$executeRaw`: returns how many rows were written. */
export async function executeWithin(db: Database, statement: Prisma.Sql): Promise<number> {
  const connection = connectionOf(db);
  return connection === null
    ? db.$executeRaw(statement)
    : ((await answerOn(connection, statement)).rowCount ?? 0);
}

/**
 * `queryWithin` for several statements of which none needs the answer of another: all are sent at once. They are executed one after
 * the other, so each sees what those before it have written, or waited for.
 */
export async function queryInTurn(db: Database, statements: readonly Prisma.Sql[]): Promise<unknown[][]> {
  const connection = connectionOf(db);
  if (connection === null) {
    const answers: unknown[][] = [];
    for (const statement of statements) {
      answers.push(await queryWithin(db, statement));
    }
    return answers;
  }
  const sent = sendTogether(connection, () => statements.map((statement) => answerOn(connection, statement)));
  // The first failure is the cause of those after it.
  await Promise.allSettled(sent);
  return (await Promise.all(sent)).map(({ rows }) => rows);
}

/**
 * Sends a statement whose answer its transaction does not need together with the end of the transaction. If it fails, nothing is kept
 * and `tenantDb` throws. More statements may follow: they go before the end, too.
 */
export async function executeLast(db: Database, statement: Prisma.Sql): Promise<void> {
  const connection = connectionOf(db);
  const last = transactions.get(db)?.last;
  if (connection === null || last === undefined) {
    await db.$executeRaw(statement);
    return;
  }
  sendWithRest(connection);
  const answer = answerOn(connection, statement);
  // Told by `lastAnswers`.
  answer.catch(() => {});
  last.push(answer);
}

/** Throws what a statement of `executeLast` failed with, after which nothing of its transaction is kept. Only for `tenantDb`. */
export async function lastAnswers(db: Database): Promise<void> {
  const last = transactions.get(db)?.last ?? [];
  // The first failure is the cause of those after it.
  await Promise.allSettled(last);
  await Promise.all(last);
}
