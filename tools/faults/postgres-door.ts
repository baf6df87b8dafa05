// The proxies to Postgres, one for each server, which can stop a transaction just before or just after its commit.
import { type Doors, openDoors, type Pass, type Watcher } from './door';
import { frameReader, isCommitted, openTransaction, transactionTracker } from './postgres-wire';

/**
 * `before`: the server has sent COMMIT, and Postgres has not received it. `after`: Postgres has committed and
 * answered.
 */
export type CommitMoment = { writes: string; when: 'before' | 'after' };

/** A stopped transaction. */
export type Held = { letGo: () => void };

export type PostgresDoor = Doors & {
  /** Stops the next transaction of any server that writes to a table; resolves when it is stopped. */
  holdCommit: (moment: CommitMoment) => Promise<Held>;
  /** Cancels stops whose transaction has not come yet. */
  forget: () => void;
  /** Number of connections with work under way. */
  busy: () => number;
  /** Number of stopped transactions of a server. */
  stopped: (server: number) => number;
};

type Wanted = CommitMoment & { caught: (held: Held) => void };

export async function openPostgresDoor(target: number, servers: number): Promise<PostgresDoor> {
  let wanted: Wanted[] = [];
  const working = new Set<Watcher>();
  /** Connections whose transaction is stopped, with their server. */
  const stopped = new Map<Watcher, number>();

  const take = (written: ReadonlySet<string>): Wanted | undefined => {
    const found = wanted.find(({ writes }) => written.has(writes));
    wanted = wanted.filter((one) => one !== found);
    return found;
  };

  const watch = (server: number): Watcher => {
    const readClient = frameReader('client');
    const readServer = frameReader('server');
    const track = transactionTracker();
    let answersTo: Wanted | undefined;
    let kept: { chunk: Buffer; pass: Pass }[] | null = null;

    const keep = (chunk: Buffer, pass: Pass): Held => {
      const held = [{ chunk, pass }];
      kept = held;
      stopped.set(watcher, server);
      return {
        letGo() {
          kept = null;
          stopped.delete(watcher);
          working.delete(watcher);
          for (const one of held) {
            one.pass(one.chunk);
          }
        },
      };
    };

    const watcher: Watcher = {
      fromClient(chunk, pass) {
        working.add(watcher);
        for (const frame of readClient(chunk)) {
          const written = track(frame);
          const found = written === null ? undefined : take(written);
          if (found?.when === 'before') {
            found.caught(keep(chunk, pass));
            return;
          }
          answersTo = found ?? answersTo;
        }
        pass(chunk);
      },
      fromServer(chunk, pass) {
        const frames = readServer(chunk);
        if (frames.some((frame) => openTransaction(frame) === false)) {
          working.delete(watcher);
        }
        if (kept !== null) {
          kept.push({ chunk, pass });
          return;
        }
        if (answersTo !== undefined && frames.some(isCommitted)) {
          working.add(watcher);
          answersTo.caught(keep(chunk, pass));
          answersTo = undefined;
          return;
        }
        pass(chunk);
      },
      closed() {
        working.delete(watcher);
        stopped.delete(watcher);
      },
    };
    return watcher;
  };

  return {
    ...(await openDoors(target, servers, watch)),
    holdCommit: (moment) =>
      new Promise((caught) => {
        wanted.push({ ...moment, caught });
      }),
    forget: () => {
      wanted = [];
    },
    busy: () => working.size,
    stopped: (server) => [...stopped.values()].filter((one) => one === server).length,
  };
}
