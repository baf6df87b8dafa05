// The one place that knows Prisma's and Postgres's codes for errors of the database.
import { Prisma } from './generated/client';

const hasCode = (error: unknown, code: string) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;

/** Postgres's own code: the driver's error has it, and Prisma's for a raw statement (P2010) names it. */
const hasRawCode = (error: unknown, code: string) =>
  error instanceof Error &&
  (('code' in error && error.code === code) ||
    (hasCode(error, 'P2010') && error.message.includes(`\`${code}\``)));

/** A unique index refused the row (Prisma's P2002, which does not name the index in a stable place). */
export const isUniqueViolation = (error: unknown) => hasCode(error, 'P2002');

/** Two transactions waited for each other, and this one was ended (Prisma's P2034). It can be tried again. */
export const isDeadlock = (error: unknown) => hasCode(error, 'P2034') || hasRawCode(error, '40P01');

/** The same for a statement in SQL of our own. */
export const isRawUniqueViolation = (error: unknown) => hasRawCode(error, '23505');

/** A column that must have a value refused the row, in a statement in SQL of our own. */
export const isRawNullViolation = (error: unknown) => hasRawCode(error, '23502');

/** A check refused the row, in a statement in SQL of our own. */
export const isRawCheckViolation = (error: unknown) => hasRawCode(error, '23514');

/** A row refers to one that does not exist, or is another shop's (Prisma's P2003), in a statement of either kind. */
export const isForeignKeyViolation = (error: unknown) =>
  hasCode(error, 'P2003') || hasRawCode(error, '23503');

/**
 * No connection was free within the time limit: for a transaction (Prisma's P2028, which also means that one took too long), or for a
 * statement outside of one (the pool's own error).
 */
export const isOverloaded = (error: unknown) =>
  error instanceof Error &&
  ((hasCode(error, 'P2028') && error.message.includes('Unable to start a transaction')) ||
    error.message === 'timeout exceeded when trying to connect');
