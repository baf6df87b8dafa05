// @ts-check
// Finds the crossed-out cells of a workbook. The workbook library reports a cell's fill but not its font, and we need
// no fills: so the styles are rewritten, with a special fill for crossed-out fonts.

/** The pattern of the special fill. */
const STRUCK = 'struck';

const TAG = /<(\/?)(?:\w+:)?(fonts|font|strike|fills|cellXfs|xf)(?=[\s/>])([^<>]*)>/g;
const OFF = /\sval\s*=\s*["'](?:0|false|off)["']/;
const FONT = /\sfontId\s*=\s*["'](\d{1,6})["']/;
const FILL = /\sfillId\s*=\s*["']\d{1,6}["']/;

/** The two fills: for normal cells, and for crossed-out ones. */
const FILLS = `<fills count="2"><fill/><fill><patternFill patternType="${STRUCK}"/></fill></fills>`;

/**
 * The styles of a workbook (`xl/styles.xml`) with a fill that marks crossed-out cells; unchanged if there are none.
 * @param {Buffer} content
 */
export function withStruckFill(content) {
  const xml = content.toString('utf8');
  const struck = struckFonts(xml);
  return struck.size === 0 ? content : Buffer.from(refilled(xml, struck));
}

/** @param {string} xml */
function struckFonts(xml) {
  /** @type {Set<number>} */
  const struck = new Set();
  let font = -1;
  let isInFonts = false;
  for (const [, slash, name, attributes = ''] of xml.matchAll(TAG)) {
    if (name === 'fonts') {
      isInFonts = slash === '';
    } else if (isInFonts && name === 'font' && slash === '') {
      font += 1;
    } else if (isInFonts && name === 'strike' && slash === '' && !OFF.test(attributes)) {
      struck.add(font);
    }
  }
  return struck;
}

/**
 * @param {string} xml
 * @param {ReadonlySet<number>} struck
 */
function refilled(xml, struck) {
  /** @type {string[]} */
  const parts = [];
  let from = 0;
  let isInFormats = false;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of xml.matchAll(TAG)) {
    if (name === 'fills') {
      // The original fills are dropped: nothing reads them.
      if (slash === '') {
        parts.push(xml.slice(from, index));
      }
      from = index + tag.length;
    } else if (name === 'cellXfs') {
      isInFormats = slash === '';
      if (isInFormats) {
        parts.push(xml.slice(from, index), FILLS);
        from = index;
      }
    } else if (isInFormats && name === 'xf' && slash === '') {
      const fill = struck.has(Number(FONT.exec(attributes)?.[1])) ? 1 : 0;
      const rest = attributes.replace(FILL, '');
      parts.push(xml.slice(from, index), `<xf fillId="${fill}"${rest}>`);
      from = index + tag.length;
    }
  }
  return [...parts, xml.slice(from)].join('');
}

const STRUCK_RUN = /<(?:\w+:)?strike(?=[\s/>])/;

/**
 * Whether a cell is crossed out, as a whole or in part.
 * @param {import('@e965/xlsx').CellObject | undefined} cell
 */
export const isStruck = (cell) =>
  cell?.s?.patternType === STRUCK || (typeof cell?.r === 'string' && STRUCK_RUN.test(cell.r));
