import { err, ok, type Result } from '@/lib/result';
import type { Answers, OpenQuestion, Option, QuestionFacts } from './reading-types';

/** The most options of one question. */
export const MOST_OPTIONS = 24;

export type Asking = {
  answers: Answers;
  /** For a preview: an open question takes its first option. */
  isProvisional: boolean;
};

/** The given answer, or the open question. A single option needs no answer. */
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
