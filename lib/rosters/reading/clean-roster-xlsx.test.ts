import { read } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { headedRows as readRoster } from '@/lib/testing/hostile/coach-files';
import { rosterSheet } from '@/lib/testing/rosters/roster-tables';
import { cleanXlsx } from './clean-roster-xlsx';

const sheet = rosterSheet({ Name: 'name', Number: 'number', '=1+1': 'unknown' }, [
  ['Zoë 👩‍👧‍👦', '007', '=HYPERLINK("https://evil.test")'],
  ['@home', '00', '1e5'],
]);

it('writes texts into cells formatted as text, and no formula', () => {
  const cells = read(cleanXlsx(sheet), { type: 'array', cellFormula: true, cellNF: true }).Sheets.Roster;
  expect(cells?.B2).toMatchObject({ t: 's', v: '007', z: '@' });
  expect(cells?.C2).toMatchObject({ t: 's', v: '=HYPERLINK("https://evil.test")', z: '@' });
  expect(cells?.C3).toMatchObject({ t: 's', v: '1e5' });
  expect(Object.values(cells ?? {}).filter((cell) => typeof cell === 'object' && 'f' in cell)).toEqual([]);
});

it('survives writing and reading', async () => {
  expect(await readRoster(cleanXlsx(sheet), 'roster.xlsx')).toEqual({
    ok: true,
    value: { header: ['Name', 'Number', '=1+1'], rows: sheet.rows },
  });
});
