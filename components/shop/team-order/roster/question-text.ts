// What a coach is asked about a file, and what each answer says, in words.
import { rosterQuestionSentences } from '@/lib/messages/en/rosters/roster-questions';
import type { AnswerFacts, ColumnName, QuestionFacts } from '@/lib/rosters/understanding/reading-types';

const { questions, answers } = rosterQuestionSentences;

const columnText = ({ heading, column }: ColumnName): string => answers.column(heading, column + 1);

const hiddenColumnText = ({ heading, column }: ColumnName): string =>
  questions.hiddenColumn(heading, column + 1);

/** The question. */
export function questionText(about: QuestionFacts): string {
  switch (about.kind) {
    case 'letters':
    case 'name':
    case 'number':
    case 'size':
      return questions[about.kind];
    case 'part':
      return questions.part(about.tables);
    case 'hiddenRows':
      return questions.hiddenRows(about.rows);
    case 'hiddenColumns':
      return questions.hiddenColumns(about.named.map(hiddenColumnText), about.columns);
    case 'struck':
      return questions.struck(about.whole, about.part);
    case 'marks':
      return questions.marks(about.marks);
    case 'quantity':
      return questions.quantity(about.heading);
  }
}

/** One of its answers. */
export function answerText(answer: AnswerFacts): string {
  switch (answer.says) {
    case 'word':
      return answer.word;
    case 'all_lists':
      return answers.allLists(answer.lists);
    case 'list':
      return answers.list(answer.name, answer.place + 1);
    case 'list_of_several':
      return answers.listOfSeveral(answer.name, answer.place + 1);
    case 'leave_hidden':
      return answers.leaveHidden;
    case 'take_hidden':
      return answers.takeHidden;
    case 'leave_struck':
      return answers.leaveStruck;
    case 'take_struck':
      return answers.takeStruck;
    case 'leave_marks':
      return answers.leaveMarks;
    case 'take_marks':
      return answers.takeMarks;
    case 'leave_hidden_columns':
      return answers.leaveHiddenColumns(answer.columns);
    case 'take_hidden_columns':
      return answers.takeHiddenColumns(answer.columns);
    case 'column':
      return columnText(answer.name);
    case 'turned':
      return answers.turned(columnText(answer.name));
    case 'as_written':
      return answers.asWritten(columnText(answer.name));
    case 'joined':
      return answers.joined(columnText(answer.first), columnText(answer.last));
    case 'no_number':
      return answers.noNumber;
    case 'no_size':
      return answers.noSize;
    case 'one_piece':
      return answers.onePiece;
    case 'as_many':
      return answers.asMany(answer.heading);
  }
}
