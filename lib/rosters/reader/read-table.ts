// A table of any kind, such as a file of products. In the site it must run in the reader's process only, which limits
// time and memory.
import { err, ok, type Result } from '@/lib/result';
import { decodeFile } from '../../text/decode-text.mjs';
import type { Limits } from './collect-rows.mjs';
import { readCsv } from './read-csv.mjs';
import { readFile } from './read-file.mjs';
import type { TableReadError } from './table-error';

export type TableJob = { table: Uint8Array; limits: Limits };

export const isTableJob = (job: object): job is TableJob => 'table' in job;

/** The first bytes of a zip file and of an old workbook. */
const BINARY = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const DELIMITERS = [',', ';', '\t'] as const;

/** The delimiter that the first line has most of: headings have none inside. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best));
}

const ERRORS: Readonly<Record<string, TableReadError>> = {
  roster_too_many_rows: 'too_many_rows',
  roster_too_large: 'too_large',
  roster_not_a_table: 'not_a_table',
};

/** The rows of a CSV file, or of a workbook's first visible sheet. */
export function readTable({ table, limits }: TableJob): Result<string[][], TableReadError> {
  if (BINARY.some((start) => start.every((byte, index) => table[index] === byte))) {
    const read = readFile(table, limits);
    return read.ok ? ok(read.sheets[0]?.rows ?? []) : err(ERRORS[read.error] ?? 'unreadable');
  }
  const { text } = decodeFile(table);
  if (text.includes('\0') || /^\s{0,100}<[!?a-z]/i.test(text)) {
    return err('not_a_table');
  }
  const read = readCsv(`sep=${delimiterOf(text)}\n${text.trimStart()}`, limits);
  return read.ok ? ok(read.rows) : err(ERRORS[read.error] ?? 'unreadable');
}
