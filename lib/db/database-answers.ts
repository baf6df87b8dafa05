// Whether the database answers at all, for the page of an answer that failed. Less than health asks: where one grant is
// missing, the parts of a page that need it say so themselves, and the others stand.
import 'server-only';
import { platformPool } from './client';

/** Milliseconds for which an answer counts: however many ask, the database is asked once in that time. */
const FRESH_FOR = 250;
/** Milliseconds after which the database counts as away. Nobody waits for it longer. */
const PATIENCE = 4_000;

let latest: { startedAt: number; answers: Promise<boolean>; isPending: boolean } | undefined;

/**
 * Whether the database answers, as of the last quarter of a second. While it leaves a question unanswered nobody asks
 * another, which would take one more of its connections. Never throws.
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
  // A table and no bare SELECT 1: a database without the schema serves nobody.
  const isThere = platformPool().$queryRaw`SELECT 1 FROM tenants LIMIT 1`.then(
    () => true,
    () => false,
  );
  const answers = await Promise.race([isThere, late]);
  clearTimeout(timer);
  return answers;
}
