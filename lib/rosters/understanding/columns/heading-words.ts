// Words of headings in coaches' files: which lines are headings, and which headings mean what is printed.

import { foldWords } from '@/lib/rosters/fold';
import { OTHER_THINGS } from '@/lib/rosters/reading/column-words';
import {
  ANY_COLUMNS,
  isColumnWord,
  isQuantityHeader,
  recognizeColumns,
} from '@/lib/rosters/reading/recognize-columns';
import { filledCells, isBlank, isNumber, isSize } from './cell-facts';
import { remembered } from './remembered';

/** A heading is at most this long; a line with a longer cell is not headings. */
const LONGEST_HEADING = 200;
/** In a line of many cells, one of its first cells must be a known heading. */
const FIRST_CELLS = 6;
const LONGEST_WORD = 40;

const MORE_NAMES = /^(?:kids?|nm|camper|swimmer|runner|dancer|cheerleader|gymnast|skater|wrestler|rider)s?$/;

/** The words of a heading, folded, with '#' as a word: 'Jersey #' is 'jersey number'. */
export const headingWords = (text: string): string =>
  text.length > LONGEST_HEADING
    ? ''
    : foldWords(text.replace(/[#＃№]/g, ' number ').replace(/n[º°]/gi, ' number '));

type Known = { kind: string | null; isExact: boolean };
const MOST_KNOWN = 5_000;

/** The kind of column that a heading means by its words alone; null for any other text. */
const readHeading = remembered(MOST_KNOWN, (text): Known => {
  const words = headingWords(text);
  const isGarment = GARMENT_ALONE.test(words);
  const isMore = MORE_NAMES.test(words);
  const meaning = isMore ? 'name' : isGarment ? 'garment' : recognizeColumns(ANY_COLUMNS, [text])[0]?.meaning;
  return { kind: meaning ?? null, isExact: isMore || isGarment || isColumnWord(text) };
});

const isKnownWord = remembered(
  MOST_KNOWN,
  (text) => isColumnWord(text) || isGarment(text) || MORE_NAMES.test(headingWords(text)),
);
const DIGIT = /\d/;

/** Whether a cell is exactly a column's name. Quick, because the first cells of every line are checked. */
function isExactWord(cell: string): boolean {
  const text = cell.trim();
  return text.length <= LONGEST_WORD && !DIGIT.test(text) && isKnownWord(text);
}

/**
 * Whether a line is headings: it names two kinds of columns, or has nothing but column names. A line with a number or
 * a size is a person.
 */
export function isHeading(cells: readonly string[], { isFirst = false } = {}): boolean {
  const start = firstFilled(cells);
  if (!start.some(isExactWord)) {
    return false;
  }
  const filled = filledCells(cells);
  if (filled.some((cell) => cell.length > LONGEST_HEADING || isNumber(cell) || isSize(cell))) {
    return false;
  }
  const all = filled.map((cell) => readHeading(cell.trim()));
  const kinds = new Set(all.flatMap(({ kind }) => kind ?? []));
  const exact = all.filter(({ isExact }) => isExact).length;
  // Hints alone are not enough, because letterheads have them too: 'Name of the club', 'Number of players'.
  return (kinds.size > 1 && exact > 0) || (exact > 1 && exact === all.length) || (isFirst && exact > 0);
}

function firstFilled(cells: readonly string[]): string[] {
  const first: string[] = [];
  for (const cell of cells) {
    if (first.length === FIRST_CELLS) {
      break;
    }
    if (!isBlank(cell)) {
      first.push(cell);
    }
  }
  return first;
}

/** Whether a line's only cell is a word for people, such as 'Players': the heading of a plain list. */
export function isListHeading(cells: readonly string[]): boolean {
  const [only, ...others] = filledCells(cells);
  const { kind, isExact } = readHeading(only?.trim() ?? '');
  return only !== undefined && others.length === 0 && only.trim().length > 3 && kind === 'name' && isExact;
}

const GARMENTS =
  'jerseys?|shirts?|t shirts?|tees?|kits?|tops?|uniforms?|singlets?|hood(?:ie|y)s?|garments?|bibs?|vests?|trikots?|maillots?|camisetas?|camisas?|maglia|shirt';
const GARMENT_ALONE = new RegExp(`^(?:${GARMENTS}|back|squad)$`);
const NUMBER_WORDS = 'numbers?|nums?|no|nr|numero|nummer';
/** 'Jersey #', 'Kit Nr', 'Number on back', 'Rückennummer', 'Dorsal'. */
const PRINTED_NUMBER = new RegExp(
  `\\b(?:${GARMENTS}|back|squad|print(?:ed)?)\\b.*\\b(?:${NUMBER_WORDS})\\b|\\b(?:${NUMBER_WORDS})\\b.*\\b(?:${GARMENTS}|back|print(?:ed)?)\\b|^(?:jersey|shirt|kit|squad|back|uniform|bib|trikot|rucken|ruecken|rug)(?:number|num|no|nr|nummer)$|^(?:dorsal|dossard|maillot)$`,
);
const COUNT_OF = /\b(?:numbers? of|no of|how many|qty|quantity)\b/;
/** Goods other than the printed one. */
const OTHER_GOODS =
  /\b(?:shorts|socks?|pants|trousers|shoes?|boots?|hats?|caps?|gloves?|locker|phone|order)\b/;

/** 'Name on Jersey', 'Print name', 'Back name', 'Aufdruck'. */
const PRINTED_NAME = new RegExp(
  `\\b(?:on|for|auf|sur|en|op)\\b.*\\b(?:${GARMENTS}|back)\\b|\\b(?:${GARMENTS}|back)\\s+(?:name|text|print)\\b|\\bprint(?:ed|s)?\\b|\\b(?:aufdruck|beflockung|flocage|personali[sz]ation|imprint|lettering|nameplate)\\b|^(?:nameon(?:the)?(?:shirt|back|jersey|kit)|(?:jersey|shirt|back|print|printed|kit)name|nametoprint)$`,
);
const NUMBERED = new RegExp(`\\b(?:${NUMBER_WORDS}|sizes?)\\b`);

/** Data of another person or thing, which is never printed. */
const NOBODYS =
  /\b(?:gender|sex|geschlecht|sexe|sexo|hand|throws?|bats?|positions?|pos|grade|grad|year|born|birth\w*|dob|height|weight|paid|fee|price|cost|due|date|colou?rs?|allerg\w*|medical|city|town|state|country|signed|waiver|m f|f m|boy girl)\b/;

/** Whether a column is certainly neither printed nor worn: a parent's name, a phone number, a date of birth. */
export const isOther = (header: string): boolean => {
  const words = headingWords(header);
  return OTHER_THINGS.test(words) || NOBODYS.test(words);
};

export const saysPrintedNumber = (header: string): boolean => {
  const words = headingWords(header);
  return (
    PRINTED_NUMBER.test(words) &&
    !COUNT_OF.test(words) &&
    !OTHER_GOODS.test(words) &&
    !isQuantityHeader(header)
  );
};

export const saysPrintedName = (header: string): boolean => {
  const words = headingWords(header);
  return PRINTED_NAME.test(words) && !NUMBERED.test(words) && !OTHER_GOODS.test(words);
};

/** 'Jersey', 'Shirt' or 'Back' alone: the cells below decide what it means. */
export const isGarment = (header: string): boolean => GARMENT_ALONE.test(headingWords(header));

const matches = (kind: string) => (header: string) =>
  !isBlank(header) && readHeading(header.trim()).kind === kind;

export const saysNumber = (header: string): boolean =>
  matches('number')(header) && !isOther(header) && !saysPrintedNumber(header);
export const saysSize = matches('size');

const LAST_NAME =
  /^(?:last|last ?names?|surnames?|family ?names?|second ?name|l ?name|nom de famille|nachname|familienname|apellidos?|cognome|sobrenome|achternaam)$/;
const FIRST_NAME =
  /^(?:first|first ?names?|given|given ?names?|fore ?names?|christian ?name|f ?name|prenom|vorname|primer ?nombre|voornaam)$/;
const NICKNAME = /^(?:nick ?names?|goes by|known as|preferred ?name|rufname|called)$/;

export type NameHeading = 'print' | 'full' | 'first' | 'last' | 'nick';

/** The part of a name that a heading means; null for none. */
export function nameHeading(header: string): NameHeading | null {
  // 'Player's first name' and 'Child - last name' are parts as well.
  const words = headingWords(header).replace(
    /^(?:players?|child(?:ren)?s?|childs|kids?|athletes?|students?)(?: s)? (?=\w)/,
    '',
  );
  if (saysPrintedName(header)) {
    return 'print';
  }
  if (FIRST_NAME.test(words)) {
    return 'first';
  }
  if (LAST_NAME.test(words)) {
    return 'last';
  }
  if (NICKNAME.test(words)) {
    return 'nick';
  }
  return matches('name')(header) && !isOther(header) ? 'full' : null;
}
