// The beginning of a transaction is sent together with its first statement, so that each transaction takes one round trip less.
import 'server-only';
import { Client, type ClientBase, type Pool } from 'pg';
import { isBegin, isEnd } from './measured-pool';

/** What Prisma's adapter reads of the answer to `BEGIN`. */
const BEGUN = { rows: [], fields: [], rowCount: null };

/** Told right before a transaction begins or ends on a connection. */
type Hooks = { began: (client: ClientBase) => void; ended: (client: ClientBase) => void };

/**
 * Answers a plain `BEGIN` at once and holds it back until the next statement of its connection, or until this turn of the event
 * loop ends. If the transaction could not begin, that statement fails with the reason. The connections of the pool must have
 * pg's `pipeline`.
 */
export function beginWithNext(
  pool: Pool,
  { began, ended }: Hooks = { began: () => {}, ended: () => {} },
): void {
  pool.on('connect', (client) => {
    if (!(client instanceof Client)) {
      return;
    }
    const { stream } = client.connection;
    let beginning: Promise<unknown> | null = null;
    let isHeldBack = false;
    const release = () => {
      if (isHeldBack) {
        isHeldBack = false;
        stream.uncork();
      }
    };
    client.query = new Proxy(client.query, {
      apply(query, self, given) {
        if (isBegin(given[0])) {
          stream.cork();
          isHeldBack = true;
          began(client);
          beginning = Promise.resolve(Reflect.apply(query, self, given));
          // Told by the next statement; without one nothing has begun that matters.
          beginning.catch(() => {});
          // Not `nextTick`: Prisma waits for one of its own before it sends a statement.
          setImmediate(release);
          return Promise.resolve(BEGUN);
        }
        if (isEnd(given[0])) {
          ended(client);
        }
        const before = beginning;
        beginning = null;
        try {
          const answer: unknown = Reflect.apply(query, self, given);
          return before === null ? answer : answerAfter(before, answer);
        } finally {
          release();
        }
      },
    });
  });
}

async function answerAfter(before: Promise<unknown>, answer: unknown): Promise<unknown> {
  await Promise.allSettled([before, answer]);
  await before;
  return answer;
}
