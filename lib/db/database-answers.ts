// Whether the database answers at all, for the page of a failed response. It checks less than the health check: if one
// grant is missing, the parts of a page that need it report that, and the others work.
import 'server-only';
import { platformPool } from './client';

/** Milliseconds for which a result is cached, so that many requests cause one query. */
const FRESH_FOR = 250;
/** The timeout in milliseconds after which the database counts as down. */
const PATIENCE = 4_000;

let latest: { startedAt: number; answers: Promise<boolean>; isPending: boolean } | undefined;

/**
 * Whether the database answered within the last quarter of a second. While a query is unanswered, no other is sent,
 * because it would take another connection. Never throws.
 */
export function databaseAnswers(now = performance.now()): Promise<boolean> {
  if (latest === undefined || (!latest.isPending && now - latest.startedAt >= FRESH_FOR)) {
    const asked = { startedAt: now, answers: ask(), isPending: true };
    void asked.answers.then(() => {
      asked.isPending = false;
    });
    latest = asked;
  }
  return latest.answers;
}

async function ask(): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  // A table and not just SELECT 1: a database without the schema is useless.
  const isThere = platformPool().$queryRaw`SELECT 1 FROM tenants LIMIT 1`.then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([isThere, late]);
  clearTimeout(timer);
  return answers;
}
