// What a server has to forget, from what it read before and what it reads now.
import { type StoredChange, tagsOfStored } from './changes';

/** The most changes that are read at once. Whoever missed more forgets everything. */
export const MOST_EVENTS = 1_000;

/** Seconds after which changes may have been removed before this server read them. They are kept for twice as long. */
export const LONGEST_GAP = 3_600;

export type StoredEvent = StoredChange & { id: string; transactionId: string };

/** What was recorded from some transaction on. */
export type EventPage = {
  /** The oldest transaction that was open: every change that is not read yet is of this one or a later one. */
  next: bigint;
  /** Seconds, by Postgres's clock. */
  readAt: number;
  /** One more than `MOST_EVENTS` where there are too many. */
  events: readonly StoredEvent[];
};

/** How far a server has read. */
export type Position = { next: bigint; readAt: number; seen: ReadonlySet<string> };

export type Step = {
  position: Position;
  /** 'everything' where nobody can tell what was missed. */
  forget: 'everything' | ReadonlySet<string>;
};

/**
 * The step from a position, null for an unknown one, over what was read from there. A page begins with the oldest
 * transaction that was open at the time before, so it may hold what was seen already.
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
