// The server's answers about rosters, converted for the roster field.
import type { Cents } from '@/lib/money/cents';
import type { RosterProblem, RosterTable } from '@/lib/rosters/roster-table';
import type { Question, SetAside } from '@/lib/rosters/understanding/reading-types';
import type { AnswerTo } from '@/lib/wire/contract';
import type { readRosterCall, saveRosterCall } from '@/lib/wire/rosters';

export type SavedRosterAnswer = {
  rosterId: string;
  name: string;
  sha256: string;
  isParsed: boolean;
  pieces: number;
  sizes: { label: string; pieces: number }[];
  upchargeCents: Cents;
};

export type RefusalAnswer = { code: string; message: string; problems: RosterProblem[] };

/** The content of a file: a table, or a question about it. */
export type ReadAnswer =
  | { kind: 'table'; table: RosterTable; setAside: SetAside[] }
  | { kind: 'question'; question: Question };

/** The result of reading a file. */
export const toReading = (answer: AnswerTo<typeof readRosterCall>): ReadAnswer =>
  'question' in answer
    ? { kind: 'question', question: answer.question }
    : { kind: 'table', table: answer.table, setAside: answer.set_aside };

/** The saved roster. */
export function toSavedRoster({ roster }: AnswerTo<typeof saveRosterCall>): SavedRosterAnswer {
  const { id, name, sha256, is_parsed: isParsed, pieces, sizes, upcharge_cents: upchargeCents } = roster;
  return { rosterId: id, name, sha256, isParsed, pieces, sizes, upchargeCents };
}
