// Decides what a server has to drop from its cache, by what it has read before and what it reads now.
import { type StoredChange, tagsOfStored } from './changes';

/** The most changes in one read. A server that missed more drops everything. */
export const MOST_EVENTS = 1_000;

/** Seconds after which changes may have been deleted before this server read them. They are kept for twice as long. */
export const LONGEST_GAP = 3_600;

export type StoredEvent = StoredChange & { id: string; transactionId: string };

/** The changes from some transaction on. */
export type EventPage = {
  /** The oldest open transaction: every unread change belongs to it or to a later one. */
  next: bigint;
  /** Seconds, by Postgres's clock. */
  readAt: number;
  /** One more than `MOST_EVENTS` if there are too many. */
  events: readonly StoredEvent[];
};

/** How far a server has read. */
export type Position = { next: bigint; readAt: number; seen: ReadonlySet<string> };

export type Step = {
  position: Position;
  /** 'everything' if the server may have missed changes. */
  forget: 'everything' | ReadonlySet<string>;
};

/**
 * The next step from a position (null if unknown), with the page that was read from there. The page begins with the
 * oldest transaction that was open at the last read, so it may repeat changes.
 */
export function follow(
  position: Position | null,
  { next, readAt, events }: EventPage,
  isPublishedHere: (transactionId: string) => boolean,
): Step {
  const reached = { next, readAt, seen: new Set(events.map(({ id }) => id)) };
  const isGapUnknown =
    position === null ||
    readAt - position.readAt > LONGEST_GAP ||
    events.length > MOST_EVENTS ||
    // Another database than before, such as one from a backup.
    next < position.next;
  if (isGapUnknown) {
    return { position: reached, forget: 'everything' };
  }
  const fresh = events.filter(
    ({ id, transactionId }) => !position.seen.has(id) && !isPublishedHere(transactionId),
  );
  return { position: reached, forget: new Set(fresh.flatMap((event) => tagsOfStored(event))) };
}
