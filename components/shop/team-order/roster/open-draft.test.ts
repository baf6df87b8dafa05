import { beforeEach, expect, it, vi } from 'vitest';
import { openUpload } from '@/components/shop/uploads/open-upload';
import { uploadSentences } from '@/lib/messages/en/rosters/upload';
import { err, ok } from '@/lib/result';
import { rosterUpload } from '@/lib/testing/rosters/roster-upload';
import { openDraft, openForCart } from './open-draft';
import { openSavedRoster } from './roster-api';

vi.mock('@/components/shop/uploads/open-upload', () => ({ openUpload: vi.fn() }));
vi.mock('./roster-api', () => ({ openSavedRoster: vi.fn() }));

const file = rosterUpload;
const table = { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Ava']] };
const setAside = [{ reason: 'total' as const, text: 'Total', cells: ['Total'], at: 1 }];
const answers = { number: 'none' };
const gone = err(uploadSentences.gone);

let there: string[];
beforeEach(() => {
  there = ['team', 'other'];
  vi.mocked(openUpload).mockImplementation(async (_, id) => (there.includes(id) ? ok(file(id)) : gone));
});

it('restores a table with its lines and answers', async () => {
  expect(await openDraft({ uploadId: 'team', table, setAside, answers })).toEqual({
    standing: { type: 'restore', upload: file('team'), table, setAside, answers },
    reading: null,
    error: null,
  });
});

it('restores a table and its lines though its file is gone', async () => {
  there = [];
  expect(await openDraft({ uploadId: 'team', table, setAside })).toEqual({
    standing: { type: 'typeIn', table, setAside },
    reading: null,
    error: null,
  });
});

it('has an unfinished file read again with the answers so far, and keeps the roster that it would replace', async () => {
  const reading = { uploadId: 'other', answers };
  expect(await openDraft({ uploadId: null, table: null, reading })).toEqual({
    standing: null,
    reading: { upload: file('other'), answers },
    error: null,
  });
  expect(await openDraft({ uploadId: 'team', table: null, reading })).toMatchObject({
    standing: { type: 'restore', upload: file('team'), table: null },
    reading: { upload: file('other'), answers },
  });
});

it.each([
  ['goes along unread', { uploadId: 'team', table: null }],
  ['was asked about', { uploadId: null, table: null, reading: { uploadId: 'other', answers } }],
])('reports that a file is gone that %s, and starts over', async (_, kept) => {
  there = [];
  expect(await openDraft(kept)).toEqual({ standing: null, reading: null, error: uploadSentences.gone });
});

it('opens no file for names that were typed in', async () => {
  vi.mocked(openUpload).mockClear();
  expect(await openDraft({ uploadId: null, table })).toMatchObject({ standing: { type: 'typeIn', table } });
  expect(openUpload).not.toHaveBeenCalled();
});

it('opens the cart’s roster if both its file and its rows still exist', async () => {
  const place = { productId: 'jersey', rosterId: 'r1', uploadId: 'team' };
  const refusal = { code: 'roster_gone', message: 'This roster is gone.', problems: [] };
  vi.mocked(openSavedRoster).mockResolvedValue(ok({ table }));
  expect(await openForCart(place)).toEqual({
    standing: { type: 'restore', upload: file('team'), table, setAside: [] },
    reading: null,
    error: null,
  });
  expect(openSavedRoster).toHaveBeenCalledWith({ productId: 'jersey', rosterId: 'r1' });
  vi.mocked(openSavedRoster).mockResolvedValue(err(refusal));
  expect(await openForCart(place)).toEqual({ standing: null, reading: null, error: refusal.message });
  there = [];
  expect(await openForCart(place)).toMatchObject({ standing: null, error: uploadSentences.gone });
});
