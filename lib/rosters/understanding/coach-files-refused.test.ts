// Files of other programs, by their bytes: each is readable, or refused with its name and with advice on what to save
// instead.
import { read, utils } from '@e965/xlsx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { ok } from '@/lib/result';
import { csvFile, outcomeOf, workbookFile } from '@/lib/testing/hostile/coach-files';
import type { ReadingJob } from '../reader/read-and-understand';
import { rosterMessages } from '../roster-errors';

// These tests check content, not speed. They read in this process, so that mutation tests see their changes.
vi.mock('../reader/reader-pool', async () => {
  const { readAndUnderstand } = await import('../reader/read-and-understand');
  return { runInReader: async (job: ReadingJob) => ok(readAndUnderstand(job)) };
});

const LIST = [
  ['Name', 'Number', 'Size'],
  ['Ava Torres', '7', 'M'],
  ['Ben Okafor', '12', 'L'],
];

const bytesOf = (...bytes: number[]) => new Uint8Array([...bytes, ...new Uint8Array(200)]);
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

function hiddenInOpenDocument(): Uint8Array {
  const files = unzipSync(workbookFile({ Team: LIST }, 'ods'));
  const content = strFromU8(files['content.xml'] ?? new Uint8Array());
  const hidden = content.replace('<table:table-row', '<table:table-row table:visibility="collapse"');
  expect(hidden).not.toBe(content);
  return zipSync({ ...files, 'content.xml': strToU8(hidden) });
}

const page = (body: string) => csvFile(`<html><body>${body}</body></html>`);
const table = '<table><tr><td>Name</td><td>Size</td></tr><tr><td>Ann</td><td>M</td></tr></table>';

it.each<[string, () => Uint8Array, string, string]>([
  ['Excel 2', () => workbookFile({ Team: LIST }, 'biff2'), 'team.xls', 'roster_old_excel'],
  ['Excel 3', () => bytesOf(0x09, 0x02, 0x06, 0x00), 'team.xls', 'roster_old_excel'],
  ['Excel 4', () => bytesOf(0x09, 0x04, 0x06, 0x00), 'team.xls', 'roster_old_excel'],
  ['Excel 95', () => workbookFile({ Team: LIST }, 'biff5'), 'team.xls', 'roster_old_excel'],
  ['.xlsb', () => workbookFile({ Team: LIST }, 'xlsb'), 'team.xlsx', 'roster_binary_workbook'],
  ['OpenDocument that hides a row', hiddenInOpenDocument, 'team.ods', 'roster_open_document'],
  [
    'flat OpenDocument',
    () =>
      csvFile(
        '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
      ),
    'team.xml',
    'roster_open_document',
  ],
  [
    'XML of Excel 2003 that hides a column',
    () =>
      csvFile(
        '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="T"><Table><Column ss:Hidden="1"/><Row><Cell><Data ss:Type="String">Name</Data></Cell></Row></Table></Worksheet></Workbook>',
      ),
    'team.xls',
    'roster_hidden_markup',
  ],
  [
    'a web page that hides a row',
    () => page(table.replace('<tr>', '<tr style="display:none">')),
    'team.xls',
    'roster_hidden_markup',
  ],
  ['a web page without a table', () => page('<p>Ann</p>'), 'team.xls', 'roster_web_page'],
  [
    'a web page with a table in a table',
    () => page(`<table><tr><td>${table}</td></tr></table>`),
    'team.xls',
    'roster_web_page',
  ],
  ['a web page by its own name', () => page(table), 'team.csv', 'roster_not_a_table'],
  ['XML of something else', () => csvFile('<?xml version="1.0"?><team/>'), 'team.xml', 'roster_not_a_table'],
  ['Apple Numbers', () => zip({ 'Index/Document.iwa': 'x' }), 'team.xlsx', 'roster_numbers'],
  [
    'a Word document',
    () => zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
    'team.xlsx',
    'roster_document',
  ],
  [
    'more sheets than anybody looks at',
    () => workbookFile(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`T${index}`, LIST]))),
    'team.xlsx',
    'roster_too_many_sheets',
  ],
])('names %s', async (_name, make, fileName, code) => {
  expect(await outcomeOf(make(), { name: fileName })).toEqual({ kind: 'refused', code });
});

it('has a sentence with advice for each', () => {
  for (const [code, sentence] of Object.entries(rosterMessages)) {
    expect(sentence, code).toMatch(
      /\b(?:choose|upload|save|add|split|keep|copy|open|try again|fix|check|leave out)\b/i,
    );
  }
});

it('does not call a workbook with long texts too large', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => [
    `Ann ${index}`,
    'M',
    ...Array.from({ length: 6 }, () => 'x'.repeat(900)),
  ]);
  const bytes = workbookFile({ Team: [['Name', 'Size', 'A', 'B', 'C', 'D', 'E', 'F'], ...rows] });
  expect(bytes.length).toBeLessThan(5_000_000);
  const outcome = await outcomeOf(bytes, { name: 'team.xlsx' });
  expect(outcome).toEqual({ kind: 'refused', code: 'roster_too_large' });
  expect(rosterMessages.roster_too_large).not.toMatch(/MB/);
  expect(rosterMessages.roster_too_large).toMatch(/long texts/);
});

it('a hidden row in a workbook made by the tests is hidden for the reader too', () => {
  const sheet = read(workbookFile({ Team: [LIST, { hiddenRows: [2] }] }), { type: 'array', cellStyles: true })
    .Sheets.Team;
  expect(sheet?.['!rows']?.[2]?.hidden).toBe(true);
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })).toHaveLength(3);
});
