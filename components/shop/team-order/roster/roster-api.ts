// Requests of the roster field to the shop's server.

import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';
import { err, ok, type Result } from '@/lib/result';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type { Answers, SetAside } from '@/lib/rosters/understanding/reading-types';
import { call, NO_ANSWER, type Refusal } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';
import { openRosterCall, readRosterCall, rosterProblems, saveRosterCall } from '@/lib/wire/rosters';
import {
  type ReadAnswer,
  type RefusalAnswer,
  type SavedRosterAnswer,
  toReading,
  toSavedRoster,
} from './roster-answers';

export { NO_ANSWER };

type RosterFile = { productId: string; uploadId: string };

/** Why a roster was refused, with the problems that this release knows. */
export function refusedRoster({ code, message, problems }: Refusal): RefusalAnswer {
  if (code === NO_ANSWER || message === null) {
    return { code: NO_ANSWER, message: rosterFieldSentences.noAnswer, problems: [] };
  }
  return { code, message, problems: rosterProblems.fits(problems) ? problems : [] };
}

async function ask<Request, Answer, Value>(
  contract: Contract<Request, Answer>,
  body: Request,
  toValue: (answer: Answer) => Value,
): Promise<Result<Value, RefusalAnswer>> {
  const answer = await call(contract, body);
  return answer.ok ? ok(toValue(answer.value)) : err(refusedRoster(answer.error));
}

/** Reads an uploaded roster with the answers so far: a table, or the next question. */
export const readRosterFile = ({
  productId,
  uploadId,
  answers,
}: RosterFile & { answers: Answers }): Promise<Result<ReadAnswer, RefusalAnswer>> =>
  ask(readRosterCall, { product_id: productId, upload_id: uploadId, answers }, toReading);

/** Opens a roster that was saved for the cart. */
export const openSavedRoster = ({
  productId,
  rosterId,
}: {
  productId: string;
  rosterId: string;
}): Promise<Result<{ table: RosterTable | null }, RefusalAnswer>> =>
  ask(openRosterCall, { product_id: productId, roster_id: rosterId }, ({ table }) => ({ table }));

/**
 * Saves a roster for the cart; without a table, its file goes with the order unread. The set-aside lines stay in this
 * browser, for the next time the roster is opened.
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
  const answer = await ask(saveRosterCall, body, toSavedRoster);
  if (answer.ok) {
    const keeper = await import('@/components/shop/team-order/keep-lines').catch(() => null);
    keeper?.keepLines(answer.value.rosterId, setAside);
  }
  return answer;
}
