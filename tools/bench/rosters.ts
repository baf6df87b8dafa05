// Time to read a roster, compared with the library alone.
import { read, utils, write } from '@e965/xlsx';
import Papa from 'papaparse';
import { readFile } from '../../lib/rosters/reader/read-file.mjs';
import { readRoster } from '../../lib/rosters/reader/read-roster';
import { csvText } from '../../lib/rosters/reading/csv-text';
import { MOST_ROWS } from '../../lib/rosters/roster-table';
import { SetupError } from '../stack/report';
import { median } from './statistics';

export const ROSTER_ROUNDS = 40;
const WARM_UP_ROUNDS = 10;
const NO_LIMITS = { rows: 10_000, columns: 100, cell: 10_000, characters: 100_000_000 };

const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'];

/** Medians in milliseconds. */
export type RosterFigures = {
  name: string;
  library: string;
  libraryAlone: number;
  /** Bytes to cells, in this process. */
  parse: number;
  /** Bytes to headings and people, through the reader's own process. */
  whole: number;
};

type Reading = {
  name: string;
  library: string;
  bytes: Uint8Array;
  readAlone: (bytes: Uint8Array) => unknown;
};

const rows = [
  ['Player Name', 'No.', 'Shirt size', 'Qty', 'Team', 'Comments'],
  ...Array.from({ length: MOST_ROWS }, (_, index) => [
    `Zoë O'Neil-${index}`,
    // Not in order: numbers that count the rows would be asked about.
    String((index * 37 + 11) % 100).padStart(2, '0'),
    SIZES[index % SIZES.length] ?? '',
    '1',
    `Under ${10 + (index % 8)}, "B"`,
    index % 5 === 0 ? 'late; comes by train' : '',
  ]),
];

function workbook(): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Team');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true, bookSST: true }));
}

const READINGS: Reading[] = [
  {
    name: `CSV, ${MOST_ROWS} rows`,
    library: 'PapaParse',
    bytes: new TextEncoder().encode(csvText(rows)),
    readAlone: (bytes) => Papa.parse(new TextDecoder().decode(bytes)).data,
  },
  {
    name: `.xlsx, ${MOST_ROWS} rows`,
    library: 'SheetJS',
    bytes: workbook(),
    readAlone(bytes) {
      const book = read(bytes, { type: 'array' });
      const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      return utils.sheet_to_json(sheet, { header: 1, raw: false, defval: '' });
    },
  },
];

async function readWhole(bytes: Uint8Array): Promise<void> {
  const result = await readRoster(bytes, 'roster');
  const rows = result.ok && result.value.kind === 'table' ? result.value.reading.table.rows.length : 0;
  if (rows !== MOST_ROWS) {
    throw new SetupError(`A roster was not read: ${result.ok ? `${rows} rows` : result.error}`);
  }
}

async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Reads in all three ways alternately, so that other load on the machine affects each. */
async function compare({ name, library, bytes, readAlone }: Reading): Promise<RosterFigures> {
  const ways = [() => readAlone(bytes), () => readFile(bytes, NO_LIMITS), () => readWhole(bytes)];
  const times: number[][] = ways.map(() => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROSTER_ROUNDS; round += 1) {
    for (const [index, way] of ways.entries()) {
      const milliseconds = await timed(way);
      if (round >= WARM_UP_ROUNDS) {
        times[index]?.push(milliseconds);
      }
    }
  }
  const [libraryAlone = Number.NaN, parse = Number.NaN, whole = Number.NaN] = times.map(median);
  return { name, library, libraryAlone, parse, whole };
}

/** Measures a CSV and an .xlsx with the most rows that a roster may have. */
export async function measureRosters(): Promise<RosterFigures[]> {
  const figures: RosterFigures[] = [];
  for (const reading of READINGS) {
    figures.push(await compare(reading));
  }
  return figures;
}
