import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en';
import { messages } from '@/lib/messages';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Characters that are looked at. zxcvbn's time grows fast with the length, and who gets this far is safe. */
const CHECKED_LENGTH = 40;

/** zxcvbn's score of 0 to 4 from which a password is taken: more than a million guesses. */
const LOWEST_SCORE = 2;

// Made at first use: the dictionaries are large, and most processes check no password.
let checker: ZxcvbnFactory | undefined;

function strengthOf(password: string, surroundings: string[]) {
  checker ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
    translations,
  });
  return checker.check(password, surroundings);
}

/**
 * Why a password is not taken, in sentences; empty if it is fine. Not guessed within a million tries, and
 * neither the shop's name nor the person's own (`surroundings`).
 */
export function passwordProblems(password: string, surroundings: readonly string[]): string[] {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) {
    return [messages.auth.passwordTooShort(SHORTEST_PASSWORD)];
  }
  if (length > LONGEST_PASSWORD) {
    return [messages.auth.passwordTooLong(LONGEST_PASSWORD)];
  }
  const words = surroundings.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { score, feedback } = strengthOf(
    password.slice(0, CHECKED_LENGTH),
    words.filter((word) => word.length > 2),
  );
  if (score >= LOWEST_SCORE) {
    return [];
  }
  return [messages.auth.passwordWeak, feedback.warning ?? '', ...feedback.suggestions].filter(
    (reason) => reason !== '',
  );
}
