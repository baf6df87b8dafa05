// A connection on which Postgres says that something was recorded, as long as it lasts.
import { directClient } from '@/lib/db/direct-client';
import 'server-only';
import { CHANNEL } from './changes';

/** Milliseconds: the longest that a connection, or an answer on it, may take. */
const TIME_LIMIT = 5_000;
/**
 * Milliseconds without a word after which Postgres is asked for one: a connection may be there and lead nowhere. What was
 * recorded is looked for as well, since a pooler in transaction mode takes the listener and passes nothing on.
 */
const SILENCE = 10_000;

/**
 * Listens, and runs `catchUp` once it does and whenever something was recorded, one run at a time. Rejects when the
 * connection is lost, or a run fails or takes too long; what is recorded from then on, the next call's first run finds.
 */
export async function hearChanges(catchUp: () => Promise<void>): Promise<never> {
  const client = directClient({ timeLimit: TIME_LIMIT, applicationName: 'makerfront changes' });
  const bell = createBell();
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost ??= error;
    bell.ring();
  };
  client.on('notification', bell.ring);
  client.on('error', lose);
  client.on('end', () => lose(new Error('the connection was closed')));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    for (;;) {
      await inTime(catchUp());
      const isRung = await bell.isRungWithin(SILENCE);
      if (lost !== undefined) {
        throw lost;
      }
      if (!isRung) {
        await client.query('SELECT 1');
      }
    }
  } finally {
    // Not awaited: the other side may say nothing.
    client.end().catch(() => undefined);
  }
}

/** The pool that `catchUp` reads through may hold connections that lead nowhere, and would wait for them for long. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`reading took longer than ${TIME_LIMIT} ms`)), TIME_LIMIT);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Remembers that it was rung until somebody waits for it; however often, it counts once. */
function createBell() {
  let isRung = false;
  let wake = () => {};
  return {
    ring: () => {
      isRung = true;
      wake();
    },
    async isRungWithin(milliseconds: number): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined;
      if (!isRung) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, milliseconds).unref();
        });
        clearTimeout(timer);
      }
      const answer = isRung;
      isRung = false;
      return answer;
    },
  };
}
