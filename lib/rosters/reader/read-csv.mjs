// @ts-check
import Papa from 'papaparse';
import { rowCollector } from './collect-rows.mjs';

/** The comma is last: names contain commas, and rarely the others. */
const DELIMITERS = ['\t', ';', '|', ','];

/** How many characters are used to detect the delimiter. */
const SAMPLE_CHARACTERS = 20_000;
const SAMPLE_ROWS = 30;

/** The first line that tells Excel the delimiter. */
const DELIMITER_LINE = /^sep=(.)\n/i;

/**
 * ="007": how programs keep leading zeros in a CSV for Excel. Does not match the end of a quoted cell with a
 * delimiter.
 */
const TEXT_FORMULA = /(^|[,;\t|\n])=(?="[^",;\t|\n]+"(?:[,;\t|\n]|$))/g;

/** DOS's end-of-file character. */
const END_OF_FILE = /[^\P{Cc}\t\n]$/u;

const WRAPPED = /^"((?:[^"]|"")*)"$/;

/**
 * Whether quotes are only around cells and, doubled, inside such cells (RFC 4180). A sample of a text can end inside
 * a cell.
 * @param {string} text
 * @param {string} delimiter
 */
function isWellQuoted(text, delimiter) {
  const quoted = '"[^"]*(?:""[^"]*)*(?:"|$)';
  const plain = `[^"\\n${delimiter}]*`;
  const cell = new RegExp(`(?:${quoted}|${plain})(?:[\\n${delimiter}]|$)`, 'y');
  while (cell.lastIndex < text.length) {
    if (!cell.test(text)) {
      return false;
    }
  }
  return true;
}

/**
 * The delimiter that makes most rows equally wide; in a tie, the one with more columns. PapaParse's own guess prefers
 * more columns, and reads a table of two columns as one. If the quotes are well-placed for one delimiter and not for
 * another, the other is only a character in a note.
 * @param {string} text
 */
function guessDelimiter(text) {
  const sample = text.slice(0, SAMPLE_CHARACTERS);
  const wellQuoted = DELIMITERS.filter((delimiter) => isWellQuoted(sample, delimiter));
  const others = DELIMITERS.filter((delimiter) => !wellQuoted.includes(delimiter));
  return widestDelimiter(sample, wellQuoted) ?? widestDelimiter(sample, others) ?? ',';
}

/**
 * Null if no delimiter makes columns.
 * @param {string} sample
 * @param {readonly string[]} delimiters
 */
function widestDelimiter(sample, delimiters) {
  /** @type {{ delimiter: string | null, rows: number, width: number }} */
  let best = { delimiter: null, rows: 0, width: 1 };
  for (const delimiter of delimiters) {
    /** @type {Map<number, number>} */
    const widths = new Map();
    const { data } = Papa.parse(sample, {
      newline: '\n',
      delimiter,
      preview: SAMPLE_ROWS,
      skipEmptyLines: true,
    });
    for (const row of data) {
      const width = Array.isArray(row) ? row.length : 1;
      widths.set(width, (widths.get(width) ?? 0) + 1);
    }
    for (const [width, rows] of widths) {
      if (width > 1 && (rows > best.rows || (rows === best.rows && width > best.width))) {
        best = { delimiter, rows, width };
      }
    }
  }
  return best.delimiter;
}

/**
 * @param {string} text
 * @param {import('papaparse').ParseConfig} config
 * @param {import('./collect-rows.mjs').Limits} limits
 * @param {(cell: string) => string} readCell
 */
function parse(text, config, limits, readCell) {
  const collector = rowCollector(limits);
  let isBroken = false;
  Papa.parse(text, {
    newline: '\n',
    ...config,
    /** @param {import('papaparse').ParseStepResult<string[]>} step */
    step({ data, errors }, parser) {
      isBroken ||= errors.some(({ type }) => type === 'Quotes');
      if (isBroken || !collector.add(data.map(readCell))) {
        parser.abort();
      }
    },
  });
  return { isBroken, result: collector.result() };
}

/** @param {string} cell */
const asItIs = (cell) => cell;

/** @param {string} cell */
const unwrapped = (cell) => WRAPPED.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

/**
 * Rows of a text with any of the usual delimiters. An unclosed quote, as in `"The Rock" Johnson,7`, would swallow
 * rows; then the text is read line by line, with quotes as ordinary characters.
 * @param {string} given
 * @param {import('./collect-rows.mjs').Limits} limits
 */
export function readCsv(given, limits) {
  const lines = given.replace(/\r\n?/g, '\n').replace(END_OF_FILE, '');
  const hint = DELIMITER_LINE.exec(lines);
  const text = lines.slice(hint?.[0].length ?? 0).replace(TEXT_FORMULA, '$1');
  const delimiter = hint?.[1] ?? guessDelimiter(text);
  const { isBroken, result } = parse(text, { delimiter }, limits, asItIs);
  return isBroken ? parse(text, { delimiter, quoteChar: '\0' }, limits, unwrapped).result : result;
}
