import { describe, expect, it } from 'vitest';
import type { UploadedFileView } from '@/components/shop/uploads/upload-answers';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { isWorkedOn, noRoster, type RosterAction, type RosterState, rosterState } from './roster-state';

const file = (name: string): UploadedFileView => ({
  id: `upload of ${name}`,
  kind: 'roster',
  name,
  sha256: 'ab',
  byteSize: 20,
  contentType: 'text/csv',
  width: null,
  height: null,
  hasTransparency: null,
  previewUrl: null,
});
const table: RosterTable = { columns: [{ header: 'Name', meaning: 'name' }], rows: [['Mia']] };
const edited: RosterTable = { ...table, rows: [['Mila']] };

const rosterAfter = (...actions: RosterAction[]): RosterState => actions.reduce(rosterState, noRoster);

const read = { type: 'read', upload: file('team.csv') } as const;
const open = { type: 'open', table } as const;
const fail = { type: 'fail', message: 'Not a table', canSend: true, canRetry: false } as const;
const problem = { code: 'missing', severity: 'error', row: 0, column: 0, message: 'Missing' } as const;

describe('a roster', () => {
  it('is read, then becomes a table', () => {
    expect(rosterAfter(read).phase).toBe('reading');
    expect(rosterAfter(read, open)).toMatchObject({ phase: 'table', start: table, table });
  });

  it('can be sent unread if it cannot be read', () => {
    expect(rosterAfter(read, fail)).toMatchObject({ phase: 'unread', message: 'Not a table' });
    expect(rosterAfter(read, fail, { type: 'sendAsIs' })).toEqual({ phase: 'asIs', upload: read.upload });
  });

  it('is not a table before it was read, and cannot be sent unread before reading has failed', () => {
    expect(rosterAfter(open)).toEqual(noRoster);
    expect(rosterAfter(read, { type: 'sendAsIs' }).phase).toBe('reading');
  });

  it('keeps the previous one until it is read', () => {
    const again = { type: 'read', upload: file('other.csv') } as const;
    expect(rosterAfter(read, open, again, fail, { type: 'goBack' })).toMatchObject({ phase: 'table', table });
    expect(rosterAfter(read, fail, again, { type: 'goBack' })).toEqual(noRoster);
  });

  it('starts over in the grid when another one replaces it', () => {
    const [first, second] = [rosterAfter(read, open), rosterAfter(read, open, read, open)];
    expect(first.phase === 'table' && second.phase === 'table' && second.turn - first.turn).toBe(1);
    const typed = rosterAfter(read, open, { type: 'typeIn', table });
    expect(typed).toMatchObject({ phase: 'table', turn: 1, upload: null });
  });

  it('shows the server’s problems until it is changed', () => {
    const refused = rosterAfter(read, open, { type: 'refuse', problems: [problem] });
    expect(refused).toMatchObject({ refused: [problem], table });
    expect(rosterState(refused, { type: 'edit', table })).toBe(refused);
    expect(rosterState(refused, { type: 'edit', table: edited })).toMatchObject({
      refused: [],
      table: edited,
    });
  });

  it('keeps the edits when the shopper returns to it', () => {
    const back = rosterAfter(read, open, { type: 'edit', table: edited }, read, fail, { type: 'goBack' });
    expect(back).toMatchObject({ phase: 'table', start: edited, table: edited });
  });

  it('has been worked on if its table differs from the initial one', () => {
    const check = { table, errorCount: 0, summary: { pieces: 1, sizes: [], upchargeCents: 0 } };
    const shown = rosterAfter(read, open, { type: 'edit', table: edited }, { type: 'count', check });
    expect(isWorkedOn(shown), 'the grid has only read the cells').toBe(false);
    expect(isWorkedOn(rosterState(shown, { type: 'edit', table }))).toBe(true);
    expect(isWorkedOn(noRoster)).toBe(false);
  });

  it('can be removed', () => {
    expect(rosterAfter(read, open, { type: 'clear' })).toEqual(noRoster);
  });
});
