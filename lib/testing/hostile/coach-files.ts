// Shared by the tests of coaches' files: makes files, and returns results in a form that is easy to compare.
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { err, ok, type Result } from '@/lib/result';
import { checkRoster } from '@/lib/rosters/check-roster';
import { normalizeTable } from '@/lib/rosters/normalize-cell';
import { openZip } from '@/lib/rosters/reader/open-zip.mjs';
import { readRoster } from '@/lib/rosters/reader/read-roster';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { Answers, Question, SetAside } from '@/lib/rosters/understanding/reading-types';

/** Name, number and size of a person as it would be made: 'Ava Torres 7 L'. */
export type Person = string;

export type Outcome =
  | {
      kind: 'people';
      people: Person[];
      aside: string[];
      isOrderable: boolean;
      table: RosterTable;
      setAside: SetAside[];
    }
  | { kind: 'asked'; question: Question }
  | { kind: 'refused'; code: string };

export const csvFile = (text: string): Uint8Array => new TextEncoder().encode(text);

export type Cells = Parameters<typeof utils.aoa_to_sheet>[0];

export type SheetFacts = {
  hiddenRows?: number[];
  hiddenColumns?: number[];
  isHidden?: boolean;
  merges?: string[];
};

/** A workbook with sheets by name. Rows and columns count from 0. */
export function workbookFile(
  sheets: Record<string, Cells | [Cells, SheetFacts]>,
  bookType: 'xlsx' | 'xlsm' | 'xlsb' | 'biff8' | 'biff5' | 'biff2' | 'ods' | 'xlml' | 'html' = 'xlsx',
): Uint8Array {
  const book = utils.book_new();
  const hidden: { name: string; Hidden: 0 | 1 }[] = [];
  for (const [name, given] of Object.entries(sheets)) {
    const [cells, facts] = isWithFacts(given) ? given : [given, {}];
    const sheet: WorkSheet = utils.aoa_to_sheet(cells);
    sheet['!rows'] = places(facts.hiddenRows);
    sheet['!cols'] = places(facts.hiddenColumns);
    sheet['!merges'] = (facts.merges ?? []).map((range) => utils.decode_range(range));
    utils.book_append_sheet(book, sheet, name);
    hidden.push({ name, Hidden: facts.isHidden ? 1 : 0 });
  }
  book.Workbook = { Sheets: hidden };
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }));
}

/**
 * A workbook in which these cells, such as 'A3', are crossed out. The library cannot write fonts, so the styles are
 * written here; crossed-out cells get the second format.
 */
export function struckFile(cells: Cells, struck: readonly string[]): Uint8Array {
  const change = (name: string, content: Buffer) => {
    if (name === 'xl/styles.xml') {
      return Buffer.from(STRUCK_STYLES);
    }
    const text = content.toString('utf8');
    return name === 'xl/worksheets/sheet1.xml'
      ? Buffer.from(
          struck.reduce((xml, place) => xml.replace(`<c r="${place}"`, `<c r="${place}" s="1"`), text),
        )
      : content;
  };
  return new Uint8Array(openZip(workbookFile({ Team: cells }), () => true, change).file);
}

const STRUCK_STYLES = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="2"><font><strike val="0"/><sz val="12"/><name val="Calibri"/></font><font><b/><strike/><sz val="12"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="1" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="1" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"><alignment/></xf></cellXfs></styleSheet>`;

const isWithFacts = (given: Cells | [Cells, SheetFacts]): given is [Cells, SheetFacts] =>
  given.length === 2 && !Array.isArray(given[1]);

const places = (hidden: number[] = []) =>
  Array.from({ length: Math.max(-1, ...hidden) + 1 }, (_, index) => ({ hidden: hidden.includes(index) }));

/** The people that the shop would make, without empty rows. */
export function peopleOf(settings: RosterSettings, table: RosterTable): Person[] {
  const { rows } = normalizeTable(settings, table);
  const shown = settings.columns.map(({ id }) => table.columns.findIndex(({ meaning }) => meaning === id));
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => shown.map((column) => row[column] ?? '').join('|'));
}

/** The outcome of a file with these answers. */
export async function outcomeOf(
  bytes: Uint8Array,
  {
    name = 'team.csv',
    answers = {},
    settings = DEFAULT_ROSTER_SETTINGS,
  }: { name?: string; answers?: Answers; settings?: RosterSettings } = {},
): Promise<Outcome> {
  const read = await readRoster(bytes, name, { settings, answers });
  if (!read.ok) {
    return { kind: 'refused', code: read.error };
  }
  if (read.value.kind === 'question') {
    return { kind: 'asked', question: read.value.question };
  }
  const { table, setAside } = read.value.reading;
  const { problems } = checkRoster(settings, table);
  return {
    kind: 'people',
    people: peopleOf(settings, table),
    aside: setAside.map(({ reason, text }) => `${reason}: ${text}`),
    isOrderable: !problems.some(({ severity }) => severity === 'error'),
    table,
    setAside,
  };
}

/** Of each question, the answer that leaves a file as it stands. */
const asItStands = ({ about: { kind }, choices }: Question): string | undefined =>
  choices.find(({ id }) =>
    kind === 'name' ? id.startsWith('column-') : ['none', 'one', 'all', 'take'].includes(id),
  )?.id ?? choices[0]?.id;

/** Headings and rows of an unchanged file: set-aside lines are put back, except for those above the headings. */
export async function headedRows(
  bytes: Uint8Array,
  name: string,
): Promise<Result<{ header: string[]; rows: string[][] }, string>> {
  const answers: Answers = {};
  for (;;) {
    const read = await readRoster(bytes, name, { answers });
    if (!read.ok) {
      return read;
    }
    if (read.value.kind === 'question') {
      const { question } = read.value;
      if (answers[question.about.kind] !== undefined) {
        return err(`asks twice: ${question.about.kind}`);
      }
      answers[question.about.kind] = asItStands(question) ?? '';
      continue;
    }
    const { table, setAside } = read.value.reading;
    const back = setAside.filter(({ reason }) => reason !== 'letterhead');
    const rows = [...table.rows, []].flatMap((row, at) => [
      ...back.filter((line) => line.at === at).map(({ cells }) => cells),
      ...(at < table.rows.length ? [row] : []),
    ]);
    return ok({ header: table.columns.map(({ header }) => header), rows });
  }
}
