import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '@/lib/result';
import { headedRows, workbookFile } from '@/lib/testing/hostile/coach-files';
import {
  billionLaughs,
  encryptedXls,
  encryptedXlsx,
  garbage,
  manyEntries,
  rawZip,
  sheetXml,
  workbookWith,
  xls,
  zipBomb,
} from '@/lib/testing/hostile/hostile-rosters';
import type { Answers } from '../understanding/reading-types';
import { readRoster } from './read-roster';

// Machines differ in speed and load. So the cost of a hostile file is compared with an ordinary file of the greatest
// allowed size, read at about the same time.
const MOST_TIMES_AS_LONG = 20;
/**
 * Other requests must be answered meanwhile: the event loop may be blocked this many times as long as for an ordinary
 * file.
 */
const MOST_TIMES_AS_SILENT = 10;
const MOST_GROWTH_BYTES = 200_000_000;
const PROBE_MILLISECONDS = 10;

/** The time limit of a job: the real one for files that may reach it, very high for files that must not need it. */
const limits = vi.hoisted(() => ({ job: 0 }));
vi.mock('./reader-limits', () => ({
  get LONGEST_JOB_MILLISECONDS() {
    return limits.job;
  },
}));
const OUT_OF_REACH = 15_000;
const { LONGEST_JOB_MILLISECONDS } =
  await vi.importActual<typeof import('./reader-limits')>('./reader-limits');
beforeEach(() => {
  limits.job = OUT_OF_REACH;
});

type ReadFile = (bytes: Uint8Array, fileName: string) => Promise<Result<object, string>>;

const isRows = (value: unknown): value is string[][] => Array.isArray(value);

/** Reads a file and watches this process meanwhile. */
async function watchedRead(bytes: Uint8Array, fileName = 'team.csv', read: ReadFile = headedRows) {
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  let [highest, silence, lastSeen] = [before, 0, startedAt];
  const probe = () => {
    const now = performance.now();
    highest = Math.max(highest, process.memoryUsage.rss());
    silence = Math.max(silence, now - lastSeen);
    lastSeen = now;
  };
  const timer = setInterval(probe, PROBE_MILLISECONDS);
  const result = await read(bytes, fileName);
  probe();
  clearInterval(timer);
  return { result, growth: highest - before, silence, milliseconds: performance.now() - startedAt };
}

/** A plausible file of 2,000 rows and 50 columns. */
const ordinary = () =>
  csv(
    [wide(50)].concat(
      Array.from({ length: 2_000 }, (_, row) =>
        Array.from({ length: 50 }, (_cell, column) => `Cell ${row} ${column}`),
      ),
    ),
  );

/** Milliseconds for which what an ordinary file costs on this machine holds. */
const VALID = 5_000;
let measured = { at: Number.NEGATIVE_INFINITY, milliseconds: 0, silence: 0 };

/** What an ordinary file costs at about this time; measured anew before a file is refused for its cost again. */
async function measureOrdinary(excesses: number): Promise<{ milliseconds: number; silence: number }> {
  if (excesses > 0 || performance.now() - measured.at > VALID) {
    const { milliseconds, silence } = await watchedRead(ordinary());
    measured = { at: performance.now(), milliseconds, silence };
  }
  return measured;
}

/** Cheap enough under any load. */
const isLittle = ({ silence, milliseconds }: { silence: number; milliseconds: number }) =>
  silence < 100 && milliseconds < 300;

/**
 * The content of a file, unless it costs too much. The machine's load varies, so a file fails only if it is too
 * expensive three times.
 */
async function readUnderWatch(
  bytes: Uint8Array,
  { mayBeGivenUp = false, read = headedRows }: { mayBeGivenUp?: boolean; read?: ReadFile } = {},
) {
  const excesses: object[] = [];
  while (excesses.length < 3) {
    limits.job = mayBeGivenUp ? LONGEST_JOB_MILLISECONDS : OUT_OF_REACH;
    const { result, growth, silence, milliseconds } = await watchedRead(bytes, 'team.csv', read);
    // A file that runs into the timeout uses all of it; beyond that it may cost no more than any other.
    const time = result.ok || result.error !== 'roster_too_slow' ? milliseconds : milliseconds - limits.job;
    limits.job = OUT_OF_REACH;
    const yardstick = isLittle({ silence, milliseconds: time })
      ? null
      : await measureOrdinary(excesses.length);
    const excess = {
      time: yardstick ? time / yardstick.milliseconds / MOST_TIMES_AS_LONG : 0,
      silence: yardstick ? silence / yardstick.silence / MOST_TIMES_AS_SILENT : 0,
      growth: growth / MOST_GROWTH_BYTES,
    };
    if (Object.values(excess).every((part) => part < 1)) {
      return result.ok ? result.value : result.error;
    }
    excesses.push(excess);
  }
  return { excesses };
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const FIVE_MEGABYTES = 5_000_000;
const people = (count: number) => Array.from({ length: count }, (_, index) => ['Ann', String(index), 'M']);
const csv = (rows: string[][]) => utf8(rows.map((row) => `${row.join(',')}\n`).join(''));
const header = ['Name', 'Number', 'Size'];
const wide = (count: number) => Array.from({ length: count }, (_, index) => `Column ${index}`);

describe('refuses', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['nothing', () => utf8(''), 'roster_empty'],
    ['blanks', () => utf8('\uFEFF \r\n\t\n'), 'roster_empty'],
    ['blanks of every kind of delimiter', () => utf8(',,\n,,\n\t\n'.repeat(1_000)), 'roster_empty'],
    ['headings only', () => utf8('Name,Number,Size\n'), 'roster_no_rows'],
    ['headings only, in .xls', () => xls([header]), 'roster_no_rows'],
    ['2,001 rows', () => csv([header, ...people(2_001)]), 'roster_too_many_rows'],
    ['2,001 rows in .xls', () => xls([header, ...people(2_001)]), 'roster_too_many_rows'],
    ['51 columns', () => csv([wide(51), wide(51)]), 'roster_too_many_columns'],
    ['51 columns in .xls', () => xls([wide(51), wide(51)]), 'roster_too_many_columns'],
    ['more than 5 MB', () => utf8('x'.repeat(FIVE_MEGABYTES + 1)), 'roster_too_large'],
    ['5 MB of commas', () => utf8(','.repeat(FIVE_MEGABYTES)), 'roster_empty'],
    ['5 MB of cells in a row', () => utf8('a,'.repeat(FIVE_MEGABYTES / 2)), 'roster_too_many_columns'],
    ['5 MB of short rows', () => utf8('a\n'.repeat(FIVE_MEGABYTES / 2)), 'roster_too_many_rows'],
    ['random bytes', () => garbage(FIVE_MEGABYTES), 'roster_not_a_table'],
    [
      'random bytes behind the start of a zip file',
      () => garbage(FIVE_MEGABYTES, [0x50, 0x4b, 3, 4]),
      'roster_unreadable',
    ],
    [
      'random bytes behind the start of an .xls',
      () => garbage(FIVE_MEGABYTES, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'roster_unreadable',
    ],
    ['a web page', () => utf8('<!doctype html><table><tr><td>Ann</table>'), 'roster_not_a_table'],
    ['a PDF', () => utf8('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), 'roster_not_a_table'],
    ['a bomb of 10 GB', () => zipBomb({ isLying: false }), 'roster_too_large'],
    ['a bomb that lies about its sizes', () => zipBomb({ isLying: true }), 'roster_too_large'],
    ['100,000 entries', () => manyEntries(100_000), 'roster_too_large'],
    [
      'a zip file of something else',
      () => rawZip([{ name: 'a.txt', data: Buffer.from('a'), method: 0, stated: 1 }]),
      'roster_unreadable',
    ],
    [
      'an entry that is somewhere else',
      () => rawZip([{ name: 'xl/a.xml', data: Buffer.alloc(0), method: 0, stated: 1, sharing: 9 }]),
      'roster_unreadable',
    ],
    ['half of an .xlsx', () => workbookWith({}).subarray(0, 3_000), 'roster_unreadable'],
    ['half of an .xls', () => xls([header, ...people(500)]).subarray(0, 5_000), 'roster_unreadable'],
    ['an encrypted .xls', encryptedXls, 'roster_unreadable'],
    ['an encrypted .xlsx', encryptedXlsx, 'roster_unreadable'],
    [
      'a cell at the far end of a sheet',
      () =>
        workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml('<row r="1"><c r="XFD1"><v>1</v></c></row>') }),
      'roster_too_many_columns',
    ],
  ])('%s', async (_name, make, code) => {
    // Starts the reader process, which takes a moment.
    await headedRows(utf8('Name\nAnn\n'), 'warm.csv');
    expect(await readUnderWatch(make())).toBe(code);
  });

  it.each<[string, () => Uint8Array]>([
    ['5 MB of quotes', () => utf8('"'.repeat(FIVE_MEGABYTES))],
    ['5 MB of quotes that open and do not close', () => utf8('"a'.repeat(FIVE_MEGABYTES / 2))],
    ['5 MB of formulas', () => utf8('="'.repeat(FIVE_MEGABYTES / 2))],
    ['5 MB in one cell', () => utf8('x'.repeat(FIVE_MEGABYTES))],
    ['5 MB of bytes that are no UTF-8', () => new Uint8Array(FIVE_MEGABYTES).fill(0xe9)],
    [
      'a million rows',
      () =>
        workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml('<row><c><v>1</v></c></row>'.repeat(500_000)) }),
    ],
    [
      '20 MB of cells that never end',
      () => workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml('<row><c r="A1"'.repeat(1_500_000)) }),
    ],
    [
      'a number format that never ends',
      () =>
        workbookWith({
          'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(2_000_000)}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
        }),
    ],
    [
      'two million merged cells',
      () =>
        workbookWith({
          'xl/worksheets/sheet1.xml': `${sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')}<mergeCells>${'<mergeCell ref="A1:B2"/>'.repeat(900_000)}</mergeCells>`,
        }),
    ],
  ])('or reads %s, in time and in little memory', async (_name, make) => {
    await headedRows(utf8('Name\nAnn\n'), 'warm.csv');
    const outcome = await readUnderWatch(make(), { mayBeGivenUp: true });
    expect(outcome).not.toHaveProperty('excesses');
    if (typeof outcome === 'object' && 'rows' in outcome && isRows(outcome.rows)) {
      // The text is a table of one cell; it was cut at the longest cell.
      expect(outcome.rows.flat().join('').length).toBeLessThanOrEqual(1_000 * outcome.rows.length);
    } else {
      expect(outcome).toMatch(/^roster_/);
    }
  });
});

/** One letter that unfolds to eighteen when words are compared. */
const LONG_LETTER = 'ﷺ';
const tableOf = (rows: number, columns: number, cell: string) => {
  const cells = '<c t="s"><v>0</v></c>'.repeat(columns);
  return workbookWith({
    'xl/worksheets/sheet1.xml': sheetXml(`<row>${cells}</row>`.repeat(rows)),
    'xl/sharedStrings.xml': `<sst><si><t>${cell}</t></si></sst>`,
  });
};

it.each<[string, () => Uint8Array]>([
  ['20,000 cells of letters that unfold', () => tableOf(2_000, 10, LONG_LETTER.repeat(225))],
  ['2,000 cells of 1,000 letters that unfold', () => tableOf(2_000, 1, LONG_LETTER.repeat(1_000))],
  ['50 long headings of letters that unfold', () => tableOf(12, 50, LONG_LETTER.repeat(1_000))],
  ['5 MB of letters that unfold', () => utf8(`${LONG_LETTER.repeat(800)}\n`.repeat(2_000))],
  ['5 MB of letters that are no words', () => utf8(`${'Aa'.repeat(1_200)}\n`.repeat(2_000))],
])('looks for the headings of %s without blocking other requests', async (_name, make) => {
  await headedRows(utf8('Name\nAnn\n'), 'warm.csv');
  expect(await readUnderWatch(make())).toMatchObject({ rows: expect.any(Array) });
});

const lines = (count: number, cellsOf: (line: number) => string[]) =>
  csv(Array.from({ length: count }, (_, line) => cellsOf(line)));
const named = (line: number, cells: string[]) => [`Ava Torres ${line}`, 'M', String(line), ...cells];
const more = (line: number, word: string, count = 47) =>
  Array.from({ length: count }, (_, column) => `${word}${line}x${column + 3}`);

/** Rosters that are as hard to understand as their size allows. */
const HARD: [string, () => Uint8Array, string][] = [
  [
    'headings and people by turns, each heading another one',
    () =>
      lines(2_400, (line) =>
        line % 2 === 0 ? ['Name', 'Size', 'Number', ...more(line, 'h')] : named(line, more(line, 'w')),
      ),
    'roster_too_many_tables',
  ],
  [
    'nothing but headings, each another one',
    () => lines(2_400, (line) => ['Name', 'Size', 'Number', ...more(line, 'h')]),
    'roster_too_many_tables',
  ],
  [
    'two headings by turns',
    () => lines(2_400, (line) => (line % 2 === 0 ? ['Name', 'Number', 'Size'] : ['Nom', 'Dorsal', 'Talla'])),
    'roster_too_many_tables',
  ],
  [
    'fifty tables of other columns',
    () =>
      lines(2_400, (line) =>
        line % 48 === 0 ? ['Name', 'Size', 'Number', ...more(line, 'h')] : named(line, more(line, 'w')),
      ),
    'part',
  ],
  [
    '2,000 × 50 with names, numbers, sizes and quantities to choose from',
    () =>
      lines(2_000, (line) =>
        line === 0
          ? [
              ...Array.from({ length: 23 }, (_, at) => `Name ${at}`),
              ...Array.from({ length: 13 }, (_, at) => `Jersey number ${at}`),
              ...Array.from({ length: 13 }, (_, at) => `Size ${at}`),
              'Quantity',
            ]
          : [
              ...Array.from({ length: 23 }, (_, at) => `Ava Torres ${'abcdefghijklmnopqrstuvw'[at]}${line}y`),
              ...Array.from({ length: 13 }, (_, at) => String((line * (at + 1)) % 99)),
              ...Array.from({ length: 13 }, (_, at) => ['S', 'M', 'L', 'XL'][(line * (at + 1)) % 4] ?? ''),
              '2',
            ],
      ),
    'name',
  ],
  [
    '20 sheets of 100 people in 47 columns',
    () => {
      const sheet = (at: number) =>
        Array.from({ length: 100 }, (_, line) =>
          line === 0 ? ['Name', 'Size', 'Number', ...more(at, 'h', 44)] : named(line, more(line, 'w', 44)),
        );
      return workbookFile(
        Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`Team ${at}`, sheet(at)] as const)),
      );
    },
    'part',
  ],
];

const kindOf = (question: unknown) =>
  typeof question === 'object' && question !== null && 'about' in question
    ? (question.about as { kind: string }).kind
    : question;

const readWith =
  (answers: Answers): ReadFile =>
  (bytes, fileName) =>
    readRoster(bytes, fileName, { answers });

const ANSWERS: [string, Answers][] = [
  ['as it comes', {}],
  [
    'again, with an answer to each question',
    { part: 'all', name: 'column-1', number: 'column-24', size: 'column-37' },
  ],
];

describe.each(ANSWERS)('understands %s', (_how, answers) => {
  it.each(HARD)('%s, and keeps the event loop free', async (_name, make, expected) => {
    const read = readWith(answers);
    await headedRows(utf8('Name\nAnn\n'), 'warm.csv');
    const outcome = await readUnderWatch(make(), { mayBeGivenUp: true, read });
    expect(outcome).not.toHaveProperty('excesses');
    if (Object.keys(answers).length === 0) {
      expect(['roster_too_slow', expected]).toContain(
        typeof outcome === 'string' ? outcome : 'question' in outcome ? kindOf(outcome.question) : outcome,
      );
    }
  });
});

it('does not unfold entities', async () => {
  const outcome = await readUnderWatch(billionLaughs());
  expect(JSON.stringify(outcome).length).toBeLessThan(1_000);
});

it('reads headings that are property names of JavaScript as texts', async () => {
  const outcome = await readUnderWatch(
    utf8('__proto__,constructor,prototype,toString\n{"a":1},2,3,4\nx,5,6,7\n'),
  );
  expect(outcome).toMatchObject({ header: ['__proto__', 'constructor', 'prototype', 'toString'] });
  expect(Object.prototype).not.toHaveProperty('a');
});

it('gives up a file that takes longer than the limit', async () => {
  expect(LONGEST_JOB_MILLISECONDS).toBe(1_500);
  limits.job = 1;
  expect(await headedRows(ordinary(), 'team.csv')).toEqual({ ok: false, error: 'roster_too_slow' });
  limits.job = OUT_OF_REACH;
  expect(await headedRows(utf8('Name\nAnn\n'), 'team.csv')).toMatchObject({ ok: true });
});

it('reads for others while bombs are read, in turn, and refuses a crowd', async () => {
  limits.job = LONGEST_JOB_MILLISECONDS;
  const bomb = workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml('<row><c r="A1"'.repeat(1_500_000)) });
  const people = Array.from({ length: 30 }, () => utf8('Name\nAnn\n'));
  const results = await Promise.all([bomb, ...people].map((bytes) => headedRows(bytes, 'team.csv')));
  const codes = results.slice(1).map((result) => (result.ok ? 'read' : result.error));
  // One beside the bomb, and twenty in the queue behind it.
  expect(codes.filter((code) => code === 'read')).toHaveLength(21);
  expect(codes.filter((code) => code === 'roster_busy')).toHaveLength(9);
  expect(await headedRows(utf8('Name\nAnn\n'), 'team.csv')).toMatchObject({ ok: true });
});
