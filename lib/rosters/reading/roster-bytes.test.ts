import { describe, expect, it } from 'vitest';
import { LONGEST_ROSTER_BODY } from '@/lib/http/body-limits.mjs';
import { grid } from '@/lib/testing/rosters/grid';
import { checkRoster } from '../check-roster';
import { saveRosterInput } from '../roster-input';
import { MOST_ROSTER_BYTES } from '../roster-table';
import { DEFAULT_ROSTER_SETTINGS } from '../settings/roster-settings';
import { rosterBytes } from './roster-bytes';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe('the bytes of a roster', () => {
  it.each([
    ['plain', ['Name', 'Size'], grid('Okafor|M', '|2XL')],
    ['letters of more bytes', ['Größe'], [['Zoë'], ['🦊'], ['雪']]],
    ['what JSON escapes', ['"'], [['\\'], ['"\u0001"'], ['\ud800']]],
  ])('are those of its rows as an order stores them: %s', (_name, labels, rows) => {
    const stored = rows.map((row) => Object.fromEntries(labels.map((label, index) => [label, row[index]])));
    // JSON has one comma less per row, but braces and a comma around each row, and brackets around all.
    expect(rosterBytes(labels, rows)).toBe(bytesOf(stored) - 2 * rows.length - 1);
  });
});

/** A roster whose rows have this many bytes. */
const rosterOf = (bytes: number) => {
  const rows = Array.from({ length: 1_000 }, () => ['x', 'M', 'y'.repeat(Math.floor(bytes / 1_000) - 32)]);
  return {
    columns: [
      { header: 'Name', meaning: 'name' },
      { header: 'Size', meaning: 'size' },
      { header: 'Club', meaning: null },
    ],
    rows,
  };
};

describe('a roster with too much text', () => {
  const weigh = (bytes: number) =>
    checkRoster(DEFAULT_ROSTER_SETTINGS, rosterOf(bytes)).problems.filter(({ code }) => code === 'too_heavy');

  it('gets an error with its size and advice; one of exactly the limit does not', () => {
    expect(weigh(MOST_ROSTER_BYTES)).toEqual([]);
    expect(weigh(MOST_ROSTER_BYTES + 1_000)).toEqual([
      {
        code: 'too_heavy',
        severity: 'error',
        row: null,
        column: null,
        message:
          'This roster holds 1.1 MB of text. At most 1 MB can be ordered at once: leave out columns that the store does not need, or split it into two rosters.',
      },
    ]);
  });

  it('counts long headings once for each row', () => {
    const columns = Array.from({ length: 50 }, (_, index) => ({
      header: `${index} ${'x'.repeat(190)}`,
      meaning: null,
    }));
    const rows = Array.from({ length: 2_000 }, () => Array(50).fill(''));
    rows[0] = Array(50).fill('y');
    const { problems } = checkRoster(DEFAULT_ROSTER_SETTINGS, { columns, rows });
    expect(problems.map(({ code }) => code)).toContain('too_heavy');
  });

  it('is larger than any that fits into a request body', () => {
    const body = (table: object) =>
      bytesOf({ product_id: crypto.randomUUID(), upload_id: crypto.randomUUID(), table });
    // The worst case: every letter takes two bytes in JSON, and a single column has the least overhead.
    const rows = Array.from({ length: 2_000 }, () => ['"'.repeat(200)]);
    const worst = { columns: [{ header: 'N', meaning: 'name' }], rows };
    expect(rosterBytes(['N'], rows)).toBeLessThan(MOST_ROSTER_BYTES);
    expect(body(worst)).toBeLessThan(LONGEST_ROSTER_BODY);
    expect(body(rosterOf(MOST_ROSTER_BYTES))).toBeLessThan(LONGEST_ROSTER_BODY);
    const table = rosterOf(MOST_ROSTER_BYTES);
    const ids = { product_id: crypto.randomUUID(), upload_id: crypto.randomUUID() };
    expect(saveRosterInput.safeParse({ ...ids, table: { ...table, rows: [] } }).success).toBe(true);
  });
});
