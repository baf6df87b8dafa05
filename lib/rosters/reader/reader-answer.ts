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
const question = z.object({
  kind,
  about: text,
  choices: z.array(z.object({ id: text, label: text, preview })),
});

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
