import { expect, it } from 'vitest';
import type { AnswerFacts, QuestionFacts } from '@/lib/rosters/understanding/reading-types';
import { answerText, questionText } from './question-text';

const column = (place: number, heading = '') => ({ column: place, heading });

it.each<[QuestionFacts, string]>([
  [{ kind: 'letters' }, 'Which of these names are spelled right?'],
  [{ kind: 'part', tables: 3 }, 'This file has 3 lists. Which one is the order?'],
  [{ kind: 'hiddenRows', rows: 1 }, '1 row of this file is hidden. Do we make it too?'],
  [{ kind: 'hiddenRows', rows: 1_200 }, '1,200 rows of this file are hidden. Do we make them too?'],
  [
    { kind: 'hiddenColumns', columns: 1, named: [column(1, 'Number')] },
    'The column “Number” is hidden in your spreadsheet. Do we use it?',
  ],
  [
    { kind: 'hiddenColumns', columns: 1, named: [column(1)] },
    'The column 2 (without a heading) is hidden in your spreadsheet. Do we use it?',
  ],
  [
    { kind: 'hiddenColumns', columns: 2, named: [column(1, 'Number'), column(2, 'Size')] },
    'The columns “Number” and “Size” are hidden in your spreadsheet. Do we use them?',
  ],
  [
    { kind: 'hiddenColumns', columns: 9, named: [column(1, 'A'), column(2, 'B'), column(3, 'C')] },
    'The columns “A”, “B”, “C” and 6 more are hidden in your spreadsheet. Do we use them?',
  ],
  [{ kind: 'struck', whole: 1, part: 0 }, '1 row of this file is crossed out. Do we make it?'],
  [{ kind: 'struck', whole: 0, part: 2 }, '2 rows, in part, of this file are crossed out. Do we make them?'],
  [
    { kind: 'struck', whole: 1, part: 2 },
    '3 rows, some in part, of this file are crossed out. Do we make them?',
  ],
  [{ kind: 'marks', marks: ['(C)', '*'] }, 'Beside some names stands “(C)”, “*”. Is that printed too?'],
  [
    { kind: 'quantity', heading: 'Qty' },
    '“Qty” says that some people get more than one, or none. How many do we make?',
  ],
])('asks %j in words', (about, text) => {
  expect(questionText(about)).toBe(text);
});

it.each<[AnswerFacts, string]>([
  [{ says: 'word', word: 'Zoë' }, 'Zoë'],
  [{ says: 'all_lists', lists: 2 }, 'Both, one after the other'],
  [{ says: 'all_lists', lists: 3 }, 'All 3, one after the other'],
  [{ says: 'list', name: 'U10', place: 0 }, 'U10'],
  [{ says: 'list', name: '', place: 1 }, 'List 2'],
  [{ says: 'list_of_several', name: 'Reds', place: 1 }, 'Reds, List 2'],
  [{ says: 'leave_hidden_columns', columns: 1 }, 'No, leave the hidden column out'],
  [{ says: 'take_hidden_columns', columns: 2 }, 'Yes, use the hidden columns'],
  [{ says: 'column', name: column(1, 'Size') }, '“Size”'],
  [{ says: 'column', name: column(1) }, 'Column 2, without a heading'],
  [
    { says: 'joined', first: column(0, 'First'), last: column(1) },
    '“First” and Column 2, without a heading together',
  ],
  [{ says: 'turned', name: column(0, 'Name') }, '“Name”, first name first'],
  [{ says: 'as_many', heading: 'Qty' }, 'As many as “Qty” says'],
])('offers %j in words', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
