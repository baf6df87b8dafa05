// The one place that knows how Prisma reports what Postgres refused.
import { Prisma } from './generated/client';

const hasCode = (error: unknown, code: string) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** Whether a unique index refused the row (Prisma's P2002; which index is not in a stable place). */
export const isUniqueViolation = (error: unknown) => hasCode(error, 'P2002');

/** Whether a row points to one that is not there, or is not this shop's (Prisma's P2003). */
export const isForeignKeyViolation = (error: unknown) => hasCode(error, 'P2003');

/**
 * Whether no connection was free for as long as a request may wait (Prisma's P2028, which it also reports for a
 * transaction that took too long).
 */
export const isOverloaded = (error: unknown) =>
  hasCode(error, 'P2028') &&
  error instanceof Error &&
  error.message.includes('Unable to start a transaction');
