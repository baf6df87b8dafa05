// The choices of a line as the order stores them: only what the shop asks for, with the shop's labels.
import { choiceOf, LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import {
  type AskingProduct,
  answerProblem,
  type ChoiceError,
  questionsOf,
} from '@/lib/orders/choices/product-questions';
import type { SentChoice } from '@/lib/orders/choices/sent-choices';
import type { StoredChoice } from '@/lib/orders/choices/stored-choices';
import { err, ok, type Result } from '@/lib/result';

/** A choice before its file is copied to the order. It names the upload; its text becomes the file's name. */
export type PricedChoice = Omit<StoredChoice, 'files'> & { uploadId?: string };

/**
 * The answers to a product's questions, with the shop's labels. Answers without a question are left out, so that
 * nobody can put a text of their own under a label on the shop's papers.
 */
export function readAnswers(
  product: AskingProduct,
  sent: readonly SentChoice[],
): Result<PricedChoice[], ChoiceError> {
  const choices: PricedChoice[] = [];
  for (const question of questionsOf(product)) {
    const value = choiceOf(sent, question.kind)?.value;
    const problem = answerProblem(question, value);
    if (problem !== null) {
      return err(problem);
    }
    if (value) {
      choices.push({ kind: question.kind, label: question.label, value });
    }
  }
  return ok(choices);
}

/** The choices that are files. */
export const fileChoices = (files: {
  logoUploadId: string | null;
  rosterUploadId: string | null;
}): PricedChoice[] =>
  [
    { kind: LOGO_CHOICE, uploadId: files.logoUploadId },
    { kind: ROSTER_CHOICE, uploadId: files.rosterUploadId },
  ].flatMap(({ kind, uploadId }) => (uploadId === null ? [] : [{ kind, label: '', value: '', uploadId }]));
