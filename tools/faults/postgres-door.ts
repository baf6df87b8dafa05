// The door to Postgres, which can stop a transaction just before or just after it is committed.
import { type Door, openDoor, type Pass, type Watcher } from './door';
import { frameReader, isCommitted, openTransaction, transactionTracker } from './postgres-wire';

/** `before`: the server has asked to commit, and Postgres has not heard it. `after`: it has, and said so. */
export type CommitMoment = { writes: string; when: 'before' | 'after' };

/** A transaction that stands still. */
export type Held = { letGo: () => void };

export type PostgresDoor = Door & {
  /** Holds the next transaction that writes to a table; resolves when it stands still. */
  holdCommit: (moment: CommitMoment) => Promise<Held>;
  /** Holds no transaction that is not held yet. */
  forget: () => void;
  /** How many connections are in the middle of something. */
  busy: () => number;
};

type Wanted = CommitMoment & { caught: (held: Held) => void };

export async function openPostgresDoor(target: number): Promise<PostgresDoor> {
  let wanted: Wanted[] = [];
  const working = new Set<Watcher>();

  const take = (written: ReadonlySet<string>): Wanted | undefined => {
    const found = wanted.find(({ writes }) => written.has(writes));
    wanted = wanted.filter((one) => one !== found);
    return found;
  };

  const watch = (): Watcher => {
    const readClient = frameReader('client');
    const readServer = frameReader('server');
    const track = transactionTracker();
    let answersTo: Wanted | undefined;
    let kept: { chunk: Buffer; pass: Pass }[] | null = null;

    const keep = (chunk: Buffer, pass: Pass): Held => {
      const held = [{ chunk, pass }];
      kept = held;
      return {
        letGo() {
          kept = null;
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
      closed: () => working.delete(watcher),
    };
    return watcher;
  };

  return {
    ...(await openDoor(target, watch)),
    holdCommit: (moment) =>
      new Promise((caught) => {
        wanted.push({ ...moment, caught });
      }),
    forget: () => {
      wanted = [];
    },
    busy: () => working.size,
  };
}
