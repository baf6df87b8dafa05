import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en';
import { messages } from '@/lib/messages';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Characters that are judged. zxcvbn's time grows fast with the length, and a strong start is enough. */
const CHECKED_LENGTH = 24;

/**
 * The lowest zxcvbn score (0 to 4) that is accepted: more than a hundred million guesses. It also refuses variations
 * of one common word.
 */
const LOWEST_SCORE = 3;

/** The fewest letters that a password must have besides the names in it. */
const FEWEST_OTHER_LETTERS = 4;

/** The product's name and its parts, and the words that people put beside a name first. */
const OWN_NAMES = ['makerfront', 'maker', 'front', 'shop', 'store', 'owner', 'admin', 'demo'];

// Made at first use: the dictionaries are large, and most processes check no password.
let checker: ZxcvbnFactory | undefined;
let commonTexts: Set<string> | undefined;

const dictionaries = () => ({ ...dictionary, ...englishDictionary });

function strengthOf(password: string, surroundings: string[]) {
  checker ??= new ZxcvbnFactory({ dictionary: dictionaries(), graphs: adjacencyGraphs, translations });
  return checker.check(password, surroundings);
}

/** Whether a password is in zxcvbn's lists: the most common leaked passwords, words and names. */
function isCommon(password: string): boolean {
  commonTexts ??= new Set(
    Object.values(dictionaries()).flatMap((texts) => Array.from(texts, (text) => String(text).toLowerCase())),
  );
  return commonTexts.has(password.toLowerCase());
}

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/**
 * The letters of a text, without accents; if `isDisguised`, digits and signs that stand for letters are turned back.
 */
const lettersOf = (text: string, isDisguised: boolean) =>
  (isDisguised ? text.replace(/[013457@$8!|]/g, (sign) => LOOKALIKES[sign] ?? sign) : text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Whether the password consists almost only of these names, also backwards or in disguise. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const parts = [...new Set(names.map((name) => lettersOf(name, false)))]
    .filter((part) => part.length > 2)
    .flatMap((part) => [part, [...part].reverse().join('')])
    .sort((one, other) => other.length - one.length);
  return [true, false].some((isDisguised) => {
    const letters = lettersOf(password, isDisguised);
    const rest = parts.reduce((left, part) => left.replaceAll(part, ''), letters);
    return rest.length < letters.length && rest.length < FEWEST_OTHER_LETTERS;
  });
}

/**
 * Why a password is refused, in sentences; empty if it is accepted. An accepted password takes more than a hundred
 * million guesses, and is not made of the shop's names, the person's (`surroundings`) or the product's.
 */
export function passwordProblems(password: string, surroundings: readonly string[]): string[] {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) {
    return [messages.auth.passwordTooShort(SHORTEST_PASSWORD)];
  }
  if (length > LONGEST_PASSWORD) {
    return [messages.auth.passwordTooLong(LONGEST_PASSWORD)];
  }
  const checked = password.slice(0, CHECKED_LENGTH);
  const words = [...surroundings, ...OWN_NAMES].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  if (isMadeOf(checked, words)) {
    return [messages.auth.passwordWeak, messages.auth.passwordOfNames];
  }
  if (isCommon(password)) {
    return [messages.auth.passwordWeak, messages.auth.passwordCommon];
  }
  const { score, feedback } = strengthOf(
    checked,
    words.filter((word) => word.length > 2),
  );
  if (score >= LOWEST_SCORE) {
    return [];
  }
  return [messages.auth.passwordWeak, feedback.warning ?? '', ...feedback.suggestions].filter(
    (reason) => reason !== '',
  );
}
