import { read as readWorkbook, utils, write } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { headedRows as readRoster } from '@/lib/testing/hostile/coach-files';
import { grid } from '@/lib/testing/rosters/grid';
import { timesAsLong } from '@/lib/testing/time/times-as-long';

// These tests check content, not speed: the machine may be busy.
vi.mock('./reader-limits', () => ({ LONGEST_JOB_MILLISECONDS: 15_000 }));

const table = {
  header: ['Name', 'Number', 'Size'],
  rows: grid('Zoë|007|M', 'Bo|00|L'),
};

const read = (bytes: Uint8Array, name = 'team.xlsx') => readRoster(bytes, name);
const readTable = async (bytes: Uint8Array) => {
  const result = await read(bytes);
  return result.ok ? [result.value.header, ...result.value.rows] : result.error;
};

type Cells = Parameters<typeof utils.aoa_to_sheet>[0];

function workbook(sheets: Record<string, Cells>, bookType: 'xlsx' | 'biff8' = 'xlsx', hidden: string[] = []) {
  const book = utils.book_new();
  for (const [name, cells] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  book.Workbook = {
    Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  };
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }));
}

const people: Cells = [
  ['Name', 'Number', 'Size'],
  ['Zoë', { t: 's', v: '007' }, 'M'],
  ['Bo', { t: 'n', v: 0, z: '00' }, 'L'],
];

it.each<[string, Uint8Array]>([
  ['.xlsx', workbook({ Team: people })],
  ['.xls', workbook({ Team: people }, 'biff8')],
  [
    '.xlsx behind an empty and a hidden sheet',
    workbook({ Empty: [], Old: [['Name'], ['No']], Team: people }, 'xlsx', ['Old']),
  ],
  [
    '.xls behind an empty and a hidden sheet',
    workbook({ Empty: [], Old: [['Name'], ['No']], Team: people }, 'biff8', ['Old']),
  ],
  ['.xlsx with a title', workbook({ Team: [['Harbor FC'], [], ...people] })],
  [
    '.xlsx without its first column and row',
    workbook({ Team: [[], ...people.map((row) => [null, ...row])] }),
  ],
])('reads %s', async (_name, bytes) => {
  expect(await read(bytes, 'whatever.csv')).toEqual({ ok: true, value: table });
});

it('returns what the cells of a workbook show', async () => {
  const bytes = workbook({
    Team: [
      ['Name', 'Born', 'Total', 'Share', 'Plays', 'Long'],
      [
        'Ann',
        { t: 'n', v: 45_000, z: 'yyyy-mm-dd' },
        { t: 'n', v: 3, f: '1+2' },
        { t: 'n', v: 0.5, z: '0%' },
        { t: 'b', v: true },
        { t: 'n', v: 0.1 + 0.2 },
      ],
    ],
  });
  expect(await readTable(bytes)).toEqual(
    grid('Name|Born|Total|Share|Plays|Long', 'Ann|2023-03-15|3|50%|TRUE|0.3'),
  );
});

it('keeps a merged cell as one', async () => {
  const sheet = utils.aoa_to_sheet(grid('Name|Size', 'Ann|M', '|L'));
  sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet);
  expect(await readTable(new Uint8Array(write(book, { type: 'array', compression: true })))).toEqual(
    grid('Name|Size', 'Ann|M', '|L'),
  );
});

it('goes by a sheet’s cells, not by its stated range', async () => {
  const files = unzipSync(workbook({ Team: people }));
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(files[sheet] ?? new Uint8Array()).replace(/ref="A1:C3"/, 'ref="A1:XFD1048576"');
  expect(xml).toContain('XFD1048576');
  expect(await read(zipSync({ ...files, [sheet]: strToU8(xml) }))).toEqual({ ok: true, value: table });
});

it('ignores pictures, charts and macros', async () => {
  const files = unzipSync(workbook({ Team: people }));
  const bytes = zipSync({
    ...files,
    'xl/media/image1.png': new Uint8Array(100_000),
    'xl/vbaProject.bin': strToU8('x'),
  });
  expect(await read(bytes)).toEqual({ ok: true, value: table });
});

it('reads 2,000 rows of 50 columns, about as fast as SheetJS alone', async () => {
  const row = (text: string) => Array.from({ length: 50 }, (_, index) => `${text} ${index}`);
  const header = ['Name', ...row('Head').slice(1)];
  const rows = Array.from({ length: 2_000 }, (_, index) => row(`Cell ${index}`));
  const bytes = workbook({ Team: [header, ...rows] });
  expect(await readTable(bytes)).toEqual([header, ...rows]);
  const alone = () => {
    const { Sheets, SheetNames } = readWorkbook(bytes, { type: 'array' });
    return utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1 });
  };
  const ratio = await timesAsLong(() => read(bytes), alone);
  expect(ratio).toBeLessThan(6);
  // Six seconds of work on an idle machine, and more on a busy one: the test is about the ratio.
}, 90_000);
