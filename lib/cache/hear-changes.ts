// Listens for Postgres's notifications on one connection, for as long as it lasts.
import { directClient } from '@/lib/db/direct-client';
import 'server-only';
import { CHANNEL } from './changes';

/** The timeout for connecting, and for each answer, in milliseconds. */
const TIME_LIMIT = 5_000;
/**
 * Milliseconds of silence after which Postgres is asked for an answer, because a dead connection looks like a silent
 * one. The changes are read as well, because a pooler in transaction mode accepts LISTEN but passes no notifications
 * on.
 */
const SILENCE = 10_000;

/**
 * Listens, and runs `catchUp` first and after each notification, one run at a time. Rejects when the connection is
 * lost, or a run fails or times out. The next call's first run finds the changes that were recorded meanwhile.
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
    // Not awaited: the other side may never answer.
    client.end().catch(() => undefined);
  }
}

/** A timeout, because the pool of `catchUp` may have dead connections and would wait for them for long. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`reading took longer than ${TIME_LIMIT} ms`)), TIME_LIMIT);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Remembers a ring until somebody waits for it; several rings count once. */
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
