import { expect, it } from 'vitest';
import type { Tick } from '@/lib/production/production-views';
import { nextBoard, shownTicks, startBoard, type TickBoard, type TickEvent, type Wish } from './tick-board';

const ITEM = 'jersey';
const at = '2026-11-21T16:05:00.000Z';
const tick = (row: number, madeBy = 'Ada'): Tick => ({ row, madeBy, madeAt: at });
const wish = (id: number, rows: number[], isMade = true): Wish => ({
  id,
  itemId: ITEM,
  rows,
  isMade,
  madeBy: 'Me',
  madeAt: at,
});
const shown = (board: TickBoard) =>
  [...shownTicks(board, ITEM).values()].map(({ row, madeBy }) => [row, madeBy]);
const wished = (board: TickBoard, asked: Wish) => nextBoard(board, { kind: 'wished', wish: asked });

it('shows a wish at once, and the server’s result afterwards', () => {
  const asked = wished(startBoard({ [ITEM]: [tick(0)] }), wish(1, [2]));
  expect(shown(asked)).toEqual([
    [0, 'Ada'],
    [2, 'Me'],
  ]);
  const granted = nextBoard(asked, { kind: 'granted', id: 1, ticks: [tick(2, 'Dale Okafor')] });
  expect(shown(granted)).toEqual([
    [0, 'Ada'],
    [2, 'Dale Okafor'],
  ]);
  expect(granted.wishes).toEqual([]);
});

it('goes back to the old state when a wish is refused, and keeps the others', () => {
  const both = wished(wished(startBoard({ [ITEM]: [tick(0)] }), wish(1, [0], false)), wish(2, [1]));
  expect(shown(both)).toEqual([[1, 'Me']]);
  expect(shown(nextBoard(both, { kind: 'refused', id: 1 }))).toEqual([
    [0, 'Ada'],
    [1, 'Me'],
  ]);
});

it('applies wishes for one row in their order, whichever is answered first', () => {
  const both = wished(wished(startBoard({}), wish(1, [3])), wish(2, [3], false));
  expect(shown(both)).toEqual([]);
  const half = nextBoard(both, { kind: 'granted', id: 1, ticks: [tick(3, 'Me')] });
  expect(shown(half)).toEqual([]);
  expect(shown(nextBoard(half, { kind: 'granted', id: 2, ticks: [] }))).toEqual([]);
});

it('keeps the name of the first person who ticked a row', () => {
  expect(shown(wished(startBoard({ [ITEM]: [tick(0)] }), wish(1, [0, 1])))).toEqual([
    [0, 'Ada'],
    [1, 'Me'],
  ]);
});

it('accepts the ticks of others from a reading, unless something changed after it was requested', () => {
  const board = startBoard({});
  const reading: TickEvent & { kind: 'read' } = {
    kind: 'read',
    ticks: { [ITEM]: [tick(5)] },
    etag: '"five"',
    version: board.version,
  };
  expect(shown(nextBoard(board, reading))).toEqual([[5, 'Ada']]);
  expect(nextBoard(board, reading).etag).toBe('"five"');
  // The board no longer shows that reading, so the next request must ask for all ticks again.
  expect(wished(nextBoard(board, reading), wish(1, [1])).etag).toBeNull();

  const asked = wished(board, wish(1, [1]));
  expect(shown(nextBoard(asked, reading))).toEqual([[1, 'Me']]);
  const answered = nextBoard(asked, { kind: 'granted', id: 1, ticks: [tick(1, 'Me')] });
  expect(shown(nextBoard(answered, reading))).toEqual([[1, 'Me']]);
  expect(shown(nextBoard(answered, { ...reading, version: answered.version }))).toEqual([[5, 'Ada']]);
  // A reading is ignored too if it was requested while a wish was unanswered.
  expect(shown(nextBoard(asked, { ...reading, version: asked.version }))).toEqual([[1, 'Me']]);
});

it('ignores an answer to an unknown wish', () => {
  const board = startBoard({ [ITEM]: [tick(0)] });
  expect(nextBoard(board, { kind: 'granted', id: 9, ticks: [] })).toBe(board);
});
