// Questions to a coach about a file that can be read in several ways, and about its set-aside lines.

import { peopleText, rowsText } from '@/lib/messages/en/counts';
import { numberText, plural } from '@/lib/messages/format';
import { shortText } from '@/lib/text/short-text';

/** Why a line of a file is not a person. */
export type AsideReason =
  | 'letterhead'
  | 'heading'
  | 'total'
  | 'note'
  | 'section'
  | 'example'
  | 'sheet'
  | 'struck'
  | 'none';

export type QuestionKind =
  | 'letters'
  | 'part'
  | 'hiddenRows'
  | 'hiddenColumns'
  | 'struck'
  | 'marks'
  | 'name'
  | 'number'
  | 'size'
  | 'quantity';

const short = (text: string): string => shortText(text, 40);
type QuestionText = { question: (about: string) => string; hint: string };

const QUESTIONS: Record<QuestionKind, QuestionText> = {
  letters: {
    question: () => 'Which of these names are spelled right?',
    hint: 'The file does not say how its accents were saved. Choose the spelling that you know.',
  },
  part: {
    question: (about) => `This file has ${about} lists. Which one is the order?`,
    hint: 'Nothing is left out without your word. Choose one of them, or all.',
  },
  hiddenRows: {
    question: (about) =>
      `${about} of this file ${about.startsWith('1 ') ? 'is' : 'are'} hidden. Do we make them too?`,
    hint: 'Your spreadsheet does not show these rows, perhaps because of a filter.',
  },
  hiddenColumns: {
    question: (about) => `The column “${short(about)}” is hidden in your spreadsheet. Do we use it?`,
    hint: 'It is in the file, and you do not see it there.',
  },
  struck: {
    question: (about) =>
      `${about} of this file ${about.startsWith('1 ') ? 'is' : 'are'} crossed out. Do we make them?`,
    hint: 'A crossed-out row can mean that somebody has left, or that one thing was changed.',
  },
  marks: {
    question: (about) => `Beside some names stands ${about}. Is that printed too?`,
    hint: 'Marks such as (C) or * often say something about a player, and are no part of the name.',
  },
  name: {
    question: () => 'Which name goes on the item?',
    hint: 'Choose the names as they are to be printed.',
  },
  number: {
    question: () => 'Which number goes on the item?',
    hint: 'Some lists count their rows 1, 2, 3. Choose the numbers that are to be printed.',
  },
  size: {
    question: () => 'Which of these sizes do we make?',
    hint: 'The file has more than one column that could be the size.',
  },
  quantity: {
    question: (about) =>
      `“${short(about)}” says that some people get more than one, or none. How many do we make?`,
    hint: 'This product is made one for each row.',
  },
};

const REASONS: Record<AsideReason, string> = {
  letterhead: 'above the list',
  heading: 'headings again',
  total: 'a total',
  note: 'a note',
  section: 'a title',
  example: 'an example',
  sheet: 'from another list',
  struck: 'crossed out',
  none: 'gets none',
};

export const rosterQuestionSentences = {
  questions: QUESTIONS,
  reasons: REASONS,
  table: (number: number) => `List ${number}`,
  allTables: (count: number) =>
    count === 2 ? 'Both, one after the other' : `All ${count}, one after the other`,
  from: 'From',
  hiddenRows: rowsText,
  leaveHidden: 'No, leave out what is hidden',
  takeHidden: 'Yes, use what is hidden too',
  struckRows: (whole: number, part: number) =>
    part === 0
      ? rowsText(whole)
      : whole === 0
        ? `${rowsText(part)}, in part,`
        : `${rowsText(whole + part)}, some in part,`,
  leaveStruck: 'No, leave them out',
  takeStruck: 'Yes, make them all the same',
  marksFound: (marks: readonly string[]) => marks.map((mark) => `“${short(mark)}”`).join(', '),
  leaveMarks: 'No, print the name without it',
  takeMarks: 'Yes, print it with the name',
  leaveHiddenColumn: 'No, leave the hidden column out',
  takeHiddenColumn: 'Yes, use the hidden column',
  columnNamed: (header: string) => `“${short(header)}”`,
  columnPlaced: (number: number) => `Column ${number}, without a heading`,
  joined: (one: string, other: string) => `${one} and ${other} together`,
  turned: (column: string) => `${column}, first name first`,
  asWritten: (column: string) => `${column}, as it is written`,
  noNumber: 'None of them: no number is printed',
  noSize: 'None of them',
  onePiece: 'One for each row',
  asMany: (header: string) => `As many as “${short(header)}” says`,
  people: peopleText,
  morePeople: (count: number) => `and ${numberText(count)} more`,
  asideLabel: 'Lines of the file that are not in the order',
  startAgain: 'Answer again from the start',
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
