// What a coach is asked about a file that can be read in more than one way, and what was left out of one. Question and
// answers come as codes and parameters; `question-text.ts` of components puts them together.

import { peopleText } from '@/lib/messages/en/counts';
import { numberText, plural } from '@/lib/messages/format';
import { andList, unitList } from '@/lib/messages/list-text';
import { shortText } from '@/lib/text/short-text';
import { rosterFileSentences } from './roster-files';

const short = (text: string): string => shortText(text, 40);

/** A column by its heading, or by its place, counted from 1. */
const columnText = (heading: string, place: number): string =>
  heading === '' ? `Column ${place}, without a heading` : `“${heading}”`;

export const rosterQuestionSentences = {
  questions: {
    letters: 'Which of these names are spelled right?',
    part: (tables: number) => `This file has ${numberText(tables)} lists. Which one is the order?`,
    hiddenRows: (rows: number) =>
      plural(rows, {
        one: '# row of this file is hidden. Do we make it too?',
        other: '# rows of this file are hidden. Do we make them too?',
      }),
    /** A column in the list of the next sentence. */
    hiddenColumn: (heading: string, place: number) =>
      heading === '' ? `${place} (without a heading)` : `“${heading}”`,
    /** `names` are the first of `columns`. */
    hiddenColumns: (names: readonly string[], columns: number) => {
      const rest = columns - names.length;
      const list = andList(rest === 0 ? names : [...names, `${numberText(rest)} more`]);
      return columns === names.length && names.length < 2
        ? `The column ${list} is hidden in your spreadsheet. Do we use it?`
        : `The columns ${list} are hidden in your spreadsheet. Do we use them?`;
    },
    /** Rows that are crossed out as a whole, and in part. */
    struck: (whole: number, part: number) => {
      if (part === 0) {
        return plural(whole, {
          one: '# row of this file is crossed out. Do we make it?',
          other: '# rows of this file are crossed out. Do we make them?',
        });
      }
      return whole === 0
        ? plural(part, {
            one: '# row, in part, of this file is crossed out. Do we make it?',
            other: '# rows, in part, of this file are crossed out. Do we make them?',
          })
        : plural(whole + part, {
            other: '# rows, some in part, of this file are crossed out. Do we make them?',
          });
    },
    marks: (marks: readonly string[]) =>
      `Beside some names stands ${unitList(marks.map((mark) => `“${short(mark)}”`))}. Is that printed too?`,
    name: 'Which name goes on the item?',
    number: 'Which number goes on the item?',
    size: 'Which of these sizes do we make?',
    quantity: (heading: string) =>
      `“${heading}” says that some people get more than one, or none. How many do we make?`,
  },
  hints: {
    letters: 'The file does not say how its accents were saved. Choose the spelling that you know.',
    part: 'Nothing is left out without your word. Choose one of them, or all.',
    hiddenRows: 'Your spreadsheet does not show these rows, perhaps because of a filter.',
    hiddenColumns: 'It is in the file, and you do not see it there.',
    struck: 'A crossed-out row can mean that somebody has left, or that one thing was changed.',
    marks: 'Marks such as (C) or * often say something about a player, and are no part of the name.',
    name: 'Choose the names as they are to be printed.',
    number: 'Some lists count their rows 1, 2, 3. Choose the numbers that are to be printed.',
    size: 'The file has more than one column that could be the size.',
    quantity: 'This product is made one for each row.',
  },
  answers: {
    allLists: (lists: number) =>
      lists === 2 ? 'Both, one after the other' : `All ${numberText(lists)}, one after the other`,
    list: (name: string, place: number) => name || rosterFileSentences.listNumbered(place),
    /** One of several lists of a name. */
    listOfSeveral: (name: string, place: number) => `${name}, ${rosterFileSentences.listNumbered(place)}`,
    leaveHidden: 'No, leave out what is hidden',
    takeHidden: 'Yes, use what is hidden too',
    leaveStruck: 'No, leave them out',
    takeStruck: 'Yes, make them all the same',
    leaveHiddenColumns: (columns: number) =>
      plural(columns, { one: 'No, leave the hidden column out', other: 'No, leave the hidden columns out' }),
    takeHiddenColumns: (columns: number) =>
      plural(columns, { one: 'Yes, use the hidden column', other: 'Yes, use the hidden columns' }),
    leaveMarks: 'No, print the name without it',
    takeMarks: 'Yes, print it with the name',
    column: columnText,
    joined: (one: string, other: string) => `${one} and ${other} together`,
    turned: (column: string) => `${column}, first name first`,
    asWritten: (column: string) => `${column}, as it is written`,
    noNumber: 'None of them: no number is printed',
    noSize: 'None of them',
    onePiece: 'One for each row',
    asMany: (heading: string) => `As many as “${heading}” says`,
  },
  people: peopleText,
  morePeople: (count: number) => `and ${numberText(count)} more`,
  startAgain: 'Answer again from the start',
  // What was left out.
  /** Why a line of a file is no person. */
  reasons: {
    letterhead: 'above the list',
    heading: 'headings again',
    total: 'a total',
    note: 'a note',
    section: 'a title',
    example: 'an example',
    sheet: 'from another list',
    struck: 'crossed out',
    known: 'was in the earlier team',
    none: 'gets none',
  },
  asideLabel: 'Lines of the file that are not in the order',
  asideTitle: (count: number) =>
    plural(count, {
      one: '# line of the file is not in the order',
      other: '# lines of the file are not in the order',
    }),
  asideHint: 'If one of them is a person, put it back.',
  putBack: 'Put back',
  putBackLine: (text: string) => `Put back: ${short(text)}`,
  isBack: (text: string) => `Put back as a row: ${short(text)}`,
  answered: 'The file was read as you chose.',
} as const;
