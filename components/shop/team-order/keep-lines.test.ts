import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ok } from '@/lib/result';
import { memoryStorage } from '@/lib/testing/outside/memory-storage';
import { keepLines, keptLines } from './keep-lines';
import { openForCart } from './roster/open-draft';
import { saveRoster } from './roster/roster-api';

vi.mock('../uploads/open-upload', () => ({ openUpload: async () => ok({ id: 'team' }) }));

let entries: Map<string, string>;
beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('sessionStorage', memoryStorage(entries));
});
afterEach(() => vi.unstubAllGlobals());

const line = (text: string) => ({ reason: 'struck' as const, text, cells: [text, '7'], at: 1 });
const table = {
  columns: [
    { header: 'Name', meaning: 'name' },
    { header: '#', meaning: 'number' },
  ],
  rows: [['Ava', '7']],
};

it('keeps the lines of a saved roster until it is opened from the cart', async () => {
  const saved = {
    id: 'r1',
    name: 'team.csv',
    sha256: 'ab',
    is_parsed: true,
    pieces: 1,
    sizes: [],
    upcharge_cents: 0,
  };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/rosters' ? { roster: saved } : { upload_id: 'team', name: 'team.csv', table },
    ),
  );
  await saveRoster({ productId: 'jersey', uploadId: 'team', table, setAside: [line('Dee')] });
  const opened = await openForCart({ productId: 'jersey', rosterId: 'r1', uploadId: 'team' });
  expect(opened.standing).toMatchObject({ type: 'restore', table, setAside: [line('Dee')] });
  expect(await openForCart({ productId: 'jersey', rosterId: 'r2', uploadId: 'team' })).toMatchObject({
    standing: { setAside: [] },
  });
});

it('keeps the lines of the last rosters, and forgets a roster that has none left', () => {
  for (let index = 0; index < 12; index += 1) {
    keepLines(`r${index}`, [line(`P${index}`)]);
  }
  expect([keptLines('r1', 2), keptLines('r11', 2)]).toEqual([[], [line('P11')]]);
  keepLines('r11', []);
  expect(keptLines('r11', 2)).toEqual([]);
  keepLines('huge', [
    line('x'.repeat(59_000)),
    ...Array.from({ length: 20 }, () => line('x'.repeat(59_000))),
  ]);
  expect(keptLines('huge', 2)).toEqual([]);
});

it('ignores entries of another version, and lines of another table', () => {
  keepLines('r1', [line('Dee')]);
  expect(keptLines('r1', 3)).toEqual([]);
  entries.set(
    'roster-lines',
    JSON.stringify([{ rosterId: 'r1', setAside: [{ ...line('Dee'), reason: '!' }] }]),
  );
  expect(keptLines('r1', 2)).toEqual([]);
  entries.set('roster-lines', '{');
  expect(keptLines('r1', 2)).toEqual([]);
});
