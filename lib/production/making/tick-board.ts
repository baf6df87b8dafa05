// The ticks as one browser shows them: the server's last state, with this person's unanswered wishes applied. Pure;
// the hook around it makes the calls.
import type { Tick, Ticks } from '@/lib/production/production-views';

export type Wish = {
  id: number;
  itemId: string;
  rows: readonly number[];
  isMade: boolean;
  /** Shown as the person until the server answers. */
  madeBy: string;
  madeAt: string;
};

export type TickBoard = {
  ticks: Ticks;
  /** Unanswered wishes, in their order. */
  wishes: readonly Wish[];
  /** Incremented by every wish and every answer. A reading of an older version is stale. */
  version: number;
  /** The ETag of the shown reading; null once anything has changed since. */
  etag: string | null;
};

export type TickEvent =
  | { kind: 'wished'; wish: Wish }
  /** The server has done it; `ticks` are the rows of the wish that are ticked now. */
  | { kind: 'granted'; id: number; ticks: readonly Tick[] }
  | { kind: 'refused'; id: number }
  /** All ticks of the shown orders, requested when the board had this version. */
  | { kind: 'read'; ticks: Ticks; etag: string | null; version: number };

export const startBoard = (ticks: Ticks): TickBoard => ({ ticks, wishes: [], version: 0, etag: null });

const replaced = (ticks: readonly Tick[], rows: readonly number[], by: readonly Tick[]): Tick[] => {
  const gone = new Set(rows);
  return [...ticks.filter(({ row }) => !gone.has(row)), ...by].sort((one, other) => one.row - other.row);
};

/** The board after an event. */
export function nextBoard(board: TickBoard, event: TickEvent): TickBoard {
  const changed = { version: board.version + 1, etag: null };
  switch (event.kind) {
    case 'wished':
      return { ...board, wishes: [...board.wishes, event.wish], ...changed };
    case 'granted': {
      const wish = board.wishes.find(({ id }) => id === event.id);
      if (wish === undefined) {
        return board;
      }
      const ofItem = replaced(board.ticks[wish.itemId] ?? [], wish.rows, event.ticks);
      return {
        ticks: { ...board.ticks, [wish.itemId]: ofItem },
        wishes: board.wishes.filter(({ id }) => id !== event.id),
        ...changed,
      };
    }
    case 'refused':
      return { ...board, wishes: board.wishes.filter(({ id }) => id !== event.id), ...changed };
    case 'read':
      // A reading from before an answer may not contain the wish yet, so a tick would flicker.
      return event.version === board.version && board.wishes.length === 0
        ? { ...board, ticks: event.ticks, etag: event.etag }
        : board;
  }
}

/** The ticks of an item to show, by row. */
export function shownTicks({ ticks, wishes }: TickBoard, itemId: string): Map<number, Tick> {
  const shown = new Map((ticks[itemId] ?? []).map((tick) => [tick.row, tick]));
  for (const { rows, isMade, madeBy, madeAt } of wishes.filter((wish) => wish.itemId === itemId)) {
    for (const row of rows) {
      if (!isMade) {
        shown.delete(row);
      } else if (!shown.has(row)) {
        shown.set(row, { row, madeBy, madeAt });
      }
    }
  }
  return shown;
}
