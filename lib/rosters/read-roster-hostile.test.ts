import { describe, expect, it } from 'vitest';
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
} from '@/lib/testing/hostile-rosters';
import { readRoster } from './read-roster';

const LONGEST_MILLISECONDS = 2_000;
const MOST_GROWTH_BYTES = 200_000_000;
/** Other requests are answered meanwhile: the event loop is free within this, also where tests run side by side. */
const LONGEST_SILENCE_MILLISECONDS = 800;
const PROBE_MILLISECONDS = 10;

/** Reads a file and watches the process while it does. */
async function watchedRead(bytes: Uint8Array, fileName: string) {
  const before = process.memoryUsage.rss();
  const startedAt = performance.now();
  let [highest, longestSilence, lastSeen] = [before, 0, startedAt];
  const probe = () => {
    const now = performance.now();
    highest = Math.max(highest, process.memoryUsage.rss());
    longestSilence = Math.max(longestSilence, now - lastSeen);
    lastSeen = now;
  };
  const timer = setInterval(probe, PROBE_MILLISECONDS);
  const result = await readRoster(bytes, fileName);
  probe();
  clearInterval(timer);
  return { result, growth: highest - before, longestSilence, milliseconds: performance.now() - startedAt };
}

type Watched = Awaited<ReturnType<typeof watchedRead>>;

const isWithinLimits = ({ growth, longestSilence, milliseconds }: Watched) =>
  milliseconds < LONGEST_MILLISECONDS &&
  growth < MOST_GROWTH_BYTES &&
  longestSilence < LONGEST_SILENCE_MILLISECONDS;

/** A machine that is busy with something else is so once; a file that costs too much does so each of three times. */
async function readUnderWatch(bytes: Uint8Array, { mayBeGivenUp = false } = {}) {
  const isGood = (watched: Watched) =>
    isWithinLimits(watched) &&
    (mayBeGivenUp || watched.result.ok || watched.result.error !== 'roster_too_slow');
  let watched = await watchedRead(bytes, 'team.csv');
  for (let more = 2; more > 0 && !isGood(watched); more -= 1) {
    watched = await watchedRead(bytes, 'team.csv');
  }
  const { result, growth, longestSilence, milliseconds } = watched;
  expect(milliseconds).toBeLessThan(LONGEST_MILLISECONDS);
  expect(growth).toBeLessThan(MOST_GROWTH_BYTES);
  expect(longestSilence).toBeLessThan(LONGEST_SILENCE_MILLISECONDS);
  return result.ok ? result.value : result.error;
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
    // The first thread takes its time to start.
    await readRoster(utf8('Name\nAnn\n'), 'warm.csv');
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
    await readRoster(utf8('Name\nAnn\n'), 'warm.csv');
    const outcome = await readUnderWatch(make(), { mayBeGivenUp: true });
    if (typeof outcome === 'object') {
      // A text that is a table of one cell after all; what was cut off is longer than a cell may be.
      expect(outcome.rows.flat().join('').length).toBeLessThanOrEqual(1_000 * outcome.rows.length);
    } else {
      expect(outcome).toMatch(/^roster_/);
    }
  });
});

/** One letter that stands for eighteen where words are compared. */
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
])('looks for the headings of %s without holding the others up', async (_name, make) => {
  await readRoster(utf8('Name\nAnn\n'), 'warm.csv');
  expect(await readUnderWatch(make())).toMatchObject({ rows: expect.any(Array) });
});

it('does not unfold entities', async () => {
  const outcome = await readUnderWatch(billionLaughs());
  expect(JSON.stringify(outcome).length).toBeLessThan(1_000);
});

it('takes headings that are names of the language for texts', async () => {
  const outcome = await readUnderWatch(
    utf8('__proto__,constructor,prototype,toString\n{"a":1},2,3,4\nx,5,6,7\n'),
  );
  expect(outcome).toMatchObject({ header: ['__proto__', 'constructor', 'prototype', 'toString'] });
  expect(Object.prototype).not.toHaveProperty('a');
});

it('goes on reading for others while bombs are read, in turn, and refuses a crowd', async () => {
  const bomb = workbookWith({ 'xl/worksheets/sheet1.xml': sheetXml('<row><c r="A1"'.repeat(1_500_000)) });
  const people = Array.from({ length: 30 }, () => utf8('Name\nAnn\n'));
  const results = await Promise.all([bomb, ...people].map((bytes) => readRoster(bytes, 'team.csv')));
  const codes = results.slice(1).map((result) => (result.ok ? 'read' : result.error));
  // One beside the bomb, twenty in turn behind it.
  expect(codes.filter((code) => code === 'read')).toHaveLength(21);
  expect(codes.filter((code) => code === 'roster_busy')).toHaveLength(9);
  expect(await readRoster(utf8('Name\nAnn\n'), 'team.csv')).toMatchObject({ ok: true });
});
