import { err, ok, type Result } from '@/lib/result';
import type { Answers, OpenQuestion, Option, QuestionFacts } from './reading-types';

/** The most answers that one question offers. */
export const MOST_OPTIONS = 24;

export type Asking = {
  answers: Answers;
  /** For a preview: what nobody has answered yet takes the first answer. */
  isProvisional: boolean;
};

/** The answer that was given, or the question that is open. A single option needs no answer. */
export function decide(
  asking: Asking,
  about: QuestionFacts,
  options: readonly Option[],
): Result<string, OpenQuestion> {
  const given = options.find(({ id }) => id === asking.answers[about.kind]);
  const [first, second] = options;
  if (given) {
    return ok(given.id);
  }
  if (first && (asking.isProvisional || second === undefined)) {
    return ok(first.id);
  }
  return err({ about, options: options.slice(0, MOST_OPTIONS) });
}
