// What the roster field asks of the shop's server.

import { teamOrderSentences } from '@/lib/messages/en/team-order';
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, SetAside } from '@/lib/rosters/understanding/reading-types';
import {
  type ReadAnswer,
  type RefusalAnswer,
  readOpenedAnswer,
  readReadAnswer,
  readRefusalAnswer,
  readSavedAnswer,
  type SavedRosterAnswer,
} from './roster-answers';

type RosterFile = { productId: string; uploadId: string };

/** No answer came, or none that can be read. Asking again may help. */
export const NO_ANSWER = 'no_answer';

const noAnswer = (message: string): RefusalAnswer => ({ code: NO_ANSWER, message, problems: [] });

async function ask<Value>(
  path: string,
  body: object,
  read: (answer: unknown) => Value | null,
): Promise<Result<Value, RefusalAnswer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...releaseHeader() },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const value = response.ok ? read(answer) : null;
    return value === null
      ? err(readRefusalAnswer(answer) ?? noAnswer(teamOrderSentences.noAnswer))
      : ok(value);
  } catch {
    return err(noAnswer(teamOrderSentences.noAnswer));
  }
}

/** What an uploaded roster says by the answers that were given, or what has to be asked about it. */
export const readRosterFile = ({
  productId,
  uploadId,
  answers,
}: RosterFile & { answers: Answers }): Promise<Result<ReadAnswer, RefusalAnswer>> =>
  ask('/api/rosters/read', { product_id: productId, upload_id: uploadId, answers }, readReadAnswer);

/** A roster that was saved for the cart. */
export const openSavedRoster = ({
  productId,
  rosterId,
}: {
  productId: string;
  rosterId: string;
}): Promise<Result<{ table: RosterTable | null }, RefusalAnswer>> =>
  ask('/api/rosters/saved', { product_id: productId, roster_id: rosterId }, readOpenedAnswer);

/**
 * Keeps a roster for the cart; without a table its file is sent along as it is. What is left of the file stays in this
 * browser, for whoever opens the roster again.
 */
export async function saveRoster({
  productId,
  uploadId,
  table,
  setAside,
}: RosterFile & { table: RosterTable | null; setAside: readonly SetAside[] }): Promise<
  Result<SavedRosterAnswer, RefusalAnswer>
> {
  const body = { product_id: productId, upload_id: uploadId, table };
  const answer = await ask('/api/rosters', body, readSavedAnswer);
  if (answer.ok) {
    const keeper = await import('@/components/shop/team-order/keep-lines').catch(() => null);
    keeper?.keepLines(answer.value.rosterId, setAside);
  }
  return answer;
}
