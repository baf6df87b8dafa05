// What a shopper chose on a line, as a list: one choice for each question that a product asks. The list runs from the
// product's page through cart, order, mails and export. Pure, and loaded with every page of a shop.
import type { Cents } from '@/lib/money/cents';

/** The kinds that the shop knows by name. Any other text of `CHOICE_KIND` is a kind too: what follows is then data. */
export const TEXT_CHOICE = 'customization';
export const LOGO_CHOICE = 'logo';
export const ROSTER_CHOICE = 'roster';

/** How a kind is written: a word, and for several questions of one sort a name behind it, as in `option:size`. */
export const CHOICE_KIND = /^[a-z][a-z0-9_]{0,39}(?::[a-z0-9_-]{1,40})?$/;
export const LONGEST_KIND = 81;
/** Choices of one line; each kind stands once. */
export const MOST_CHOICES = 12;
/** Characters of an answer: what PayPal and a maker's stamp can both take. */
export const LONGEST_ANSWER = 500;
/** Characters of a label, and of the name of a file. */
export const LONGEST_CHOICE_NAME = 300;

/** A file of a choice in a cart; it lives on the server, the cart knows its name and content. */
export type ChoiceFile = { uploadId: string; name: string; sha256: string };

/** What a choice says of the pieces of its line: how many there are, and what they add to the price. */
export type ChoiceCount = {
  rosterId: string;
  /** Whether it could be read. Where it could not, the shopper says how many pieces. */
  isParsed: boolean;
  pieces: number;
  sizes: { label: string; pieces: number }[];
  /** What the sizes add to price times pieces. */
  upchargeCents: Cents;
};

export type LineChoice<File = ChoiceFile> = {
  kind: string;
  /** How the shop calls it; empty for a kind that every shop calls the same. */
  label: string;
  /** The answer in words; of a file its name. */
  value: string;
  files?: File[] | undefined;
  count?: ChoiceCount | undefined;
};

/** A question of a product that is answered in words. */
export type ChoiceQuestion = { kind: string; label: string };

type AnyChoice = LineChoice<unknown>;

/** The choice of a kind; undefined where the line has none. */
export const choiceOf = <Choice extends { kind: string }>(
  choices: readonly Choice[],
  kind: string,
): Choice | undefined => choices.find((choice) => choice.kind === kind);

/** The answer of a kind in words; empty where the line has none. */
export const answerOf = (choices: readonly AnyChoice[], kind: string): string =>
  choiceOf(choices, kind)?.value ?? '';

/** Whether a choice is all said in words, without a file. */
export const isInWords = ({ files }: AnyChoice): boolean => !files?.length;

/** Whether two lists are the same choices: kinds, answers and contents of files, whatever the labels are by now. */
export const areSameChoices = (some: readonly LineChoice[], others: readonly LineChoice[]): boolean =>
  some.length === others.length &&
  some.every((choice) => {
    const other = choiceOf(others, choice.kind);
    return other?.value === choice.value && nameFiles(other) === nameFiles(choice);
  });

const nameFiles = ({ files = [] }: LineChoice): string =>
  JSON.stringify(files.map(({ name, sha256 }) => [name, sha256]));
