import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { headedRows as readRoster } from '@/lib/testing/hostile/coach-files';
import { grid } from '@/lib/testing/rosters/grid';
import { normalizeUnknownCell } from '../normalize-cell';
import { serializeRoster } from '../reading/roster-text';

// These tests check content, not speed: the machine may be busy.
vi.mock('./reader-limits', () => ({ LONGEST_JOB_MILLISECONDS: 15_000 }));

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes);
};
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const HEADER = ['Name', 'Number', 'Size'];
const PEOPLE = [
  ['Zoë', '007', 'M'],
  ['Bo', '00', 'L'],
];
const table = { header: HEADER, rows: PEOPLE };
const csv = (delimiter: string, lineBreak = '\r\n') =>
  [HEADER, ...PEOPLE].map((row) => row.join(delimiter) + lineBreak).join('');

const read = (file: string | Uint8Array, name = 'team.csv') =>
  readRoster(typeof file === 'string' ? utf8(file) : file, name);
const readTable = async (file: string | Uint8Array) => {
  const result = await read(file);
  return result.ok ? [result.value.header, ...result.value.rows] : result.error;
};

describe('text', () => {
  it.each<[string, Uint8Array]>([
    ['commas', utf8(csv(','))],
    ['semicolons', utf8(csv(';'))],
    ['tabs', utf8(csv('\t'))],
    ['bars', utf8(csv('|'))],
    ['line feeds', utf8(csv(',', '\n'))],
    ['carriage returns', utf8(csv(',', '\r'))],
    ['no break at the end', utf8(csv(',').trimEnd())],
    ['blank lines around', utf8(`\r\n\r\n${csv(',')}\r\n,,\r\n`)],
    ['blanks at the ends of rows', utf8(csv(',', ',,,\n'))],
    ["a byte order mark, as Excel's", utf8(`\uFEFF${csv(';')}`)],
    ['a line that says the delimiter', utf8(`sep=;\r\n${csv(';')}`)],
    ['zeros kept by formulas', utf8(csv(',').replace('007', '="007"'))],
    ['UTF-16 with a mark', utf16(`\uFEFF${csv('\t')}`)],
    ['UTF-16, big end first', utf16(`\uFEFF${csv('\t')}`, true)],
    ['UTF-16 without a mark', utf16(csv('\t'))],
    ['UTF-16, big end first, without a mark', utf16(csv(','), true)],
    ['Windows-1252', latin(csv(';'))],
    ["DOS's end of file", utf8(`${csv(',')}\u001a`)],
    ['a title', utf8(`Harbor FC U12\n\n${csv(',', '\n')}`)],
    ['a title with a date', utf8(`Harbor FC U12,,Spring\nSeason 2026,,\n${csv(',', '\n')}`)],
    ['quotes', utf8('"Name","Number","Size"\n"Zoë","007","M"\n"Bo","00","L"\n')],
  ])('is read with %s', async (_name, bytes) => {
    expect(await read(bytes)).toEqual({ ok: true, value: table });
  });

  it.each<[string, string[][]]>([
    [
      'Name,Motto\n"O\'Neil, Zoë","say ""hi""\nand go"\n',
      [
        ['Name', 'Motto'],
        ["O'Neil, Zoë", 'say "hi"\nand go'],
      ],
    ],
    // An unclosed quote, and one inside a cell: no row gets lost.
    ['Name,Size\n"The Rock" Johnson,L\n"Bo",M\n', grid('Name|Size', '"The Rock" Johnson|L', 'Bo|M')],
    ['Name,Size\n"Ann,L\nBo,M\n', grid('Name|Size', '"Ann|L', 'Bo|M')],
    ['Name,Size\nSam "Ace" Lee,L\n', grid('Name|Size', 'Sam "Ace" Lee|L')],
    // Ragged rows.
    ['Name,Size\nAnn\nBo,M,late,\nCy,L', grid('Name|Size|', 'Ann||', 'Bo|M|late', 'Cy|L|')],
    // Empty rows in between stay, so that the rows below keep their numbers.
    ['Name,Size\nAnn,S\n,\nCy,L\n', grid('Name|Size', 'Ann|S', '|', 'Cy|L')],
    ['Name,,Size\nAnn,,S\n', grid('Name|Size', 'Ann|S')],
    // One column.
    ['Player\nAnn\nBo\n', [['Player'], ['Ann'], ['Bo']]],
    // No headings: the first row is a person.
    ['Ann,7,M\nBo,8,L\n', grid('Name|Number|Size', 'Ann|7|M', 'Bo|8|L')],
    ['Ann\nBo\n', [['Name'], ['Ann'], ['Bo']]],
    ['Tam,7,M,left\nBo,8,L,\n', grid('Name|Number|Size|Column 4', 'Tam|7|M|left', 'Bo|8|L|')],
    ['Ann Lee\nJack No\nBo Size\n', [['Name'], ['Ann Lee'], ['Jack No'], ['Bo Size']]],
    ['Smith, Jo;M\nLee, Bo;L\n', grid('Name|Size', 'Smith, Jo|M', 'Lee, Bo|L')],
    ['M;Ann\nL;Bo\n', grid('Size|Name', 'M|Ann', 'L|Bo')],
    // Unknown headings above sizes.
    ['Kid;Top\nAnn;M\nBo;L\n', grid('Kid|Top', 'Ann|M', 'Bo|L')],
    // A person above known headings is not a title.
    [
      'Ann,7,M\nName,Number,Size\nBo,8,L\n',
      grid('Name|Number|Size', 'Ann|7|M', 'Name|Number|Size', 'Bo|8|L'),
    ],
    ['Name,Size\n  Ann ,=1+1\n', grid('Name|Size', '  Ann |=1+1')],
    ['Name,Size\n👩‍👧‍👦 Team,M\nمحمد صلاح,L\n', grid('Name|Size', '👩‍👧‍👦 Team|M', 'محمد صلاح|L')],
    [
      'Name,Note\nAnn,"left; right\nold; new\nbig; small"\n',
      [
        ['Name', 'Note'],
        ['Ann', 'left; right\nold; new\nbig; small'],
      ],
    ],
    [
      'Name,Size,Note\nAnn,";;\n;;",x\n',
      [
        ['Name', 'Size', 'Note'],
        ['Ann', ';;\n;;', 'x'],
      ],
    ],
    [
      'Name;Height\nAnn, the tall;5" 7"\nBen, the small;"4"" 9"""\n',
      grid('Name|Height', 'Ann, the tall|5" 7"', 'Ben, the small|4" 9"'),
    ],
    ['__proto__,constructor\nAnn,7\n', grid('__proto__|constructor', 'Ann|7')],
  ])('%j is kept unchanged', async (text, rows) => {
    expect(await readTable(text)).toEqual(rows);
  });

  it('has the quotes and dashes of Windows', async () => {
    const bytes = new Uint8Array([
      ...latin('Name,Size\nO'),
      0x92,
      ...latin('Neil '),
      0x96,
      ...latin(' Zo\xeb,M\n'),
    ]);
    expect(await readTable(bytes)).toEqual(grid('Name|Size', 'O’Neil – Zoë|M'));
  });

  it('is cut at a length that is an error anyway, and never inside a character', async () => {
    const result = await read(`Name,Size\n${'x'.repeat(999)}👕${'y'.repeat(5_000)},M\n`);
    expect(result.ok && result.value.rows[0]?.[0]).toBe('x'.repeat(999));
  });

  it('survives writing and reading, whatever it is', async () => {
    const character = fc.oneof(
      fc.constantFrom(',', ';', '\t', '|', '"', '\n', ' ', '=', "'", '0', '7', 'M', '\uFEFF'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    );
    const cell = fc.array(character, { maxLength: 12 }).map((parts) => normalizeUnknownCell(parts.join('')));
    // An empty row at the end does not count.
    const row = fc.tuple(
      cell,
      cell,
      cell.map((text) => `${text}.`),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const columns = HEADER.map((header) => ({ header, meaning: null }));
        // A column of nothing but 'y' says who wears the size; a name in it makes it a column of names.
        const all = [['Ann', '7', 'M'], ...rows];
        expect(await readTable(serializeRoster({ columns, rows: all }))).toEqual([HEADER, ...all]);
      }),
      { numRuns: 200, examples: [[[['', '', '.']]], [[['', '', '* M.']]], [[['𝐲', '', '.']]]] },
    );
  });
});

it('reads 2,000 rows of 50 columns', async () => {
  const row = (text: string) => Array.from({ length: 50 }, (_, index) => `${text} ${index}`);
  const header = ['Name', ...row('Head').slice(1)];
  const rows = Array.from({ length: 2_000 }, (_, index) => row(`Cell ${index}`));
  const text = [header, ...rows].map((cells) => cells.join(',')).join('\n');
  expect(await readTable(text)).toEqual([header, ...rows]);
});
