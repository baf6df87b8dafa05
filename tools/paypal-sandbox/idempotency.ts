import type { Answer } from './http/http-messages';

export type IdempotencyStore = {
  perform(key: string, work: () => Answer): Answer;
  clear(): void;
};

/**
 * Remembers the first successful answer per key and repeats it with status 200. Refusals are thrown and not
 * remembered, so a capture can be retried with the same id after the buyer chose another instrument. The work is
 * synchronous: two simultaneous requests run strictly one after the other.
 */
export function createIdempotencyStore(): IdempotencyStore {
  const answers = new Map<string, Answer>();
  return {
    perform(key, work) {
      const first = answers.get(key);
      if (first) return { ...first, status: 200 };
      const answer = work();
      answers.set(key, answer);
      return answer;
    },
    clear: () => answers.clear(),
  };
}
