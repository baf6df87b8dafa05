// The answers of the reader's process.
import { z } from 'zod';
import { err, type Result } from '@/lib/result';
import { type RosterReadError, rosterMessages } from '../roster-errors';
import type { Understanding } from '../understanding/reading-types';

const text = z.string();
const kind = z.enum([
  'letters',
  'part',
  'hiddenRows',
  'hiddenColumns',
  'struck',
  'marks',
  'name',
  'number',
  'size',
  'quantity',
]);
const reason = z.enum([
  'letterhead',
  'heading',
  'total',
  'note',
  'section',
  'example',
  'sheet',
  'struck',
  'none',
]);
const rows = z.array(z.array(text));

const table = z.object({
  columns: z.array(z.object({ header: text, meaning: text.nullable() })),
  rows,
});
const reading = z.object({
  table,
  setAside: z.array(z.object({ reason, text, cells: z.array(text), at: z.number() })),
  answered: z.array(kind),
});
const preview = z.object({ headings: z.array(text), rows, people: z.number() });
const place = z.int().nonnegative();
const columnName = z.object({ column: place, heading: text });
const answer = z.discriminatedUnion('says', [
  z.object({ says: z.literal('word'), word: text }),
  z.object({ says: z.literal('all_lists'), lists: place }),
  z.object({ says: z.enum(['list', 'list_of_several']), name: text, place }),
  z.object({
    says: z.enum(['leave_hidden', 'take_hidden', 'leave_struck', 'take_struck', 'leave_marks', 'take_marks']),
  }),
  z.object({ says: z.enum(['leave_hidden_columns', 'take_hidden_columns']), columns: place }),
  z.object({ says: z.enum(['column', 'turned', 'as_written']), name: columnName }),
  z.object({ says: z.literal('joined'), first: columnName, last: columnName }),
  z.object({ says: z.enum(['no_number', 'no_size', 'one_piece']) }),
  z.object({ says: z.literal('as_many'), heading: text }),
]);
const about = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['letters', 'name', 'number', 'size']) }),
  z.object({ kind: z.literal('part'), tables: place }),
  z.object({ kind: z.literal('hiddenRows'), rows: place }),
  z.object({ kind: z.literal('hiddenColumns'), columns: place, named: z.array(columnName) }),
  z.object({ kind: z.literal('struck'), whole: place, part: place }),
  z.object({ kind: z.literal('marks'), marks: z.array(text) }),
  z.object({ kind: z.literal('quantity'), heading: text }),
]);
const question = z.object({ about, choices: z.array(z.object({ id: text, answer, preview })) });

const understanding: z.ZodType<Understanding> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), reading }),
  z.object({ kind: z.literal('question'), question, answered: z.array(kind) }),
]);

const isReadError = (code: string): code is RosterReadError => Object.hasOwn(rosterMessages, code);

const readerAnswer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: understanding }),
  z.object({
    ok: z.literal(false),
    error: z.custom<RosterReadError>((code) => typeof code === 'string' && isReadError(code)),
  }),
]);

/** The process runs our own code, but on a stranger's file: its answer is parsed, not trusted. */
export function readReaderAnswer(answer: unknown): Result<Understanding, RosterReadError> {
  const read = readerAnswer.safeParse(answer);
  return read.success ? read.data : err('roster_unreadable');
}
