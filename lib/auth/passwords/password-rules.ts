import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary, translations } from '@zxcvbn-ts/language-en';
import { messages } from '@/lib/messages';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** Characters that are looked at. zxcvbn's time grows fast with the length, and who gets this far is safe. */
const CHECKED_LENGTH = 24;

/**
 * zxcvbn's score of 0 to 4 from which a password is taken: more than a hundred million guesses, which refuses what is
 * made of a common word too.
 */
const LOWEST_SCORE = 3;

/** Letters that must be left of a password without the names in it. */
const FEWEST_OTHER_LETTERS = 4;

/** The product's name in its parts, and what is put beside a name first of all. */
const OWN_NAMES = ['makerfront', 'maker', 'front', 'shop', 'store', 'owner', 'admin', 'demo'];

// Made at first use: the dictionaries are large, and most processes check no password.
let checker: ZxcvbnFactory | undefined;
let commonTexts: Set<string> | undefined;

const dictionaries = () => ({ ...dictionary, ...englishDictionary });

function strengthOf(password: string, surroundings: string[]) {
  checker ??= new ZxcvbnFactory({ dictionary: dictionaries(), graphs: adjacencyGraphs, translations });
  return checker.check(password, surroundings);
}

/** Whether a password stands in zxcvbn's lists: the most common ones of leaks, and words and names. */
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

/** A text's letters as they are read, without accents, and with digits for letters turned back where asked. */
const lettersOf = (text: string, isDisguised: boolean) =>
  (isDisguised ? text.replace(/[013457@$8!|]/g, (sign) => LOOKALIKES[sign] ?? sign) : text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');

/** Whether hardly a letter is left of a password without these names, forwards or backwards, however it is dressed up. */
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
 * Why a password is not taken, in sentences; empty if it is fine. Not guessed within a hundred million tries, and made
 * neither of the shop's names and the person's own (`surroundings`) nor of the product's.
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
