// Lines of a file that are not people: totals, notes, titles between the rows.
import { foldWords } from '@/lib/rosters/fold';
import { filledCells, isNumber, isSize } from '@/lib/rosters/understanding/columns/cell-facts';
import type { AsideReason } from '@/lib/rosters/understanding/reading-types';

/** A longer cell is not a name. */
const LONGEST_NAME = 60;

const TOTAL =
  /^(?:grand |sub ?|team |overall )?(?:totals?|sum|summe|gesamt(?:zahl)?|insgesamt|somme|suma|totale|totaal|count|(?:number|no|total) of (?:players|shirts|jerseys|pieces|kids))(?: (?:players|shirts|jerseys|pieces|pcs|count|qty|quantity|kids|items|order(?:ed)?))?(?: \d+)?$/;
const COUNTED = /^\d+ (?:players|shirts|jerseys|pieces|pcs|kids|items|total)(?: total)?$/;
/** 'S: 4', '4 x M', 'YL - 3'. */
const TALLY = /^(?:([\p{L}\d ./-]{1,14}?)\s*[:=x×-]\s*\d{1,3}|\d{1,3}\s*[x×]\s*([\p{L}\d ./-]{1,14}))$/iu;

const EXAMPLE = /^(?:example|sample|e ?g|eg|beispiel|exemple|ejemplo)\b/;
const NOTE_BEGINS = /^\s*(?:[*†‡•→(]|-\s|>|!|\d\)\s*[a-z])/;
const NOTE_WORDS =
  /^(?:notes?|please|pls|important|attention|reminder|deadline|due|instructions?|info|legend|key|hinweis|bitte|remarque|nota|ps|fyi|thanks?|thank you|see|all (?:sizes|shirts|jerseys|players|names)|sizes? (?:are|run|chart)|page \d+|printed on|last updated|updated|created|prepared by|contact|questions?)\b/;
/** Words that occur in sentences and never in names. */
const OF_SENTENCES =
  /\b(?:the|please|are|is|be|must|will|should|your|with|by|only|not|before|after|fill|send|return|than|if|when|all|each|every|bitte|nicht|sind|pas|sont)\b/;
const SIGNS_OF_NOTES = /[@%]|https?:|www\.|[.!?:]\s*$|:\s/;
const INITIALS = /\b[\p{L}]{1,3}\.\s*$/u;

/** Titles between rows: 'U12 Girls', 'Goalkeepers', 'Coaches', 'Varsity:'. */
const SECTION =
  /^(?:(?:under|u) ?\d{1,2}s?(?: [a-z]+)?|\d{1,2} ?u(?: [a-z]+)?|(?:the )?(?:boys|girls|men|women|mens|womens|ladies|coed|players|field players|goalkeepers?|goalies|keepers|defen[cs]e|defenders|midfield(?:ers)?|forwards|attackers|offense|pitchers|coaches|coaching staff|staff|managers|parents|volunteers|varsity|junior varsity|jv|freshm[ea]n|sophomores?|juniors|seniors|reserves|substitutes|subs|alumni|captains?|starters|bench|kinder|manner|frauen|spieler|trainer|torwarte|torhuter)(?: team)?|(?:team |player |players |jersey |shirt |uniform )?(?:roster|list|line ?up|orders?|order form|order list)|team [a-z0-9]+|squad [a-z0-9]+|group [a-z0-9]+|division [a-z0-9]+)$/;

/** Remarks about a person who left: alone in a cell, or before the name. */
const CANCELLED =
  /^(?:(?:cancell?ed|withdrawn|withdrew|dropped out|quit|do not (?:order|make|print)|no longer (?:playing|on the team))$|cancell?ed )/;

const isCancelled = (cell: string): boolean => cell.length <= LONGEST_NAME && CANCELLED.test(foldWords(cell));

const isTally = (cell: string): boolean => {
  const match = TALLY.exec(cell);
  const size = match?.[1] ?? match?.[2];
  return size !== undefined && isSize(size);
};

/** A row of sizes with counts and no person: the totals below a list. */
const isSizeCount = (filled: readonly string[]): boolean =>
  filled.length > 1 &&
  filled.some(isNumber) &&
  isSize(filled[0] ?? '') &&
  filled.every((cell) => isSize(cell) || isNumber(cell));

/** Has words that no name has: certainly a note, even if there are no people. */
export const isSentence = (cell: string): boolean => {
  const words = foldWords(cell.slice(0, LONGEST_NAME * 2));
  return NOTE_WORDS.test(words) || (OF_SENTENCES.test(words) && words.split(' ').length > 2);
};

const isNote = (cell: string): boolean =>
  cell.length > LONGEST_NAME ||
  NOTE_BEGINS.test(cell) ||
  (SIGNS_OF_NOTES.test(cell) && !INITIALS.test(cell)) ||
  isSentence(cell);

/**
 * Why a line is not a person; null if it may be one. Doubtful lines stay: a superfluous row is noticed, a missing row
 * is a shirt that somebody does not get.
 */
export function lineKind(cells: readonly string[]): AsideReason | null {
  const filled = filledCells(cells).map((cell) => cell.trim());
  const [first = '', ...rest] = filled;
  if (filled.length === 0 || (rest.length > 0 && first.length > LONGEST_NAME)) {
    return null;
  }
  const words = foldWords(first.slice(0, LONGEST_NAME * 2));
  const hasSize = () => filled.some(isSize);
  if (
    (TOTAL.test(words) || COUNTED.test(words)) &&
    !hasSize() &&
    rest.every((cell) => isNumber(cell) || cell.length < 30)
  ) {
    return 'total';
  }
  if (rest.length > 0 && filled.some(isCancelled)) {
    return 'none';
  }
  if (EXAMPLE.test(words)) {
    return 'example';
  }
  if (filled.every(isTally) || isSizeCount(filled)) {
    return 'total';
  }
  if (rest.length === 0) {
    return SECTION.test(words) ? 'section' : isNote(first) ? 'note' : null;
  }
  // 'Coach:' with a name; 'Note:' with a text.
  const saysMore = () => OF_SENTENCES.test(foldWords(rest.join(' ').slice(0, 200)));
  const isLabelled = /[:：]$/.test(first) || (NOTE_WORDS.test(words) && saysMore());
  return isLabelled && !hasSize() ? 'note' : null;
}

/** Whether a line can be a person of a list: words beside a size or a shirt number. */
export const isPerson = (cells: readonly string[]): boolean => {
  const filled = filledCells(cells).map((cell) => cell.trim());
  const hasWords = filled.some((cell) => !isNumber(cell) && !isSize(cell) && !/[:：]$/.test(cell));
  const isLabelled = filled.some((cell) => /[:：]$/.test(cell));
  return (
    hasWords &&
    !isLabelled &&
    (filled.some(isSize) || (filled.length > 2 && filled.some((cell) => /^#?\d{1,2}$/.test(cell))))
  );
};
