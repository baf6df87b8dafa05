// What a shopper chose for a line, as a list: one choice for each question of the product. The list goes from the
// product's page through cart, order, mails and export. Pure, and loaded with every page of a shop.
import type { Cents } from '@/lib/money/cents';

/** The kinds that the code knows. Any other text of the form `CHOICE_KIND` is a kind too, and needs no code. */
export const TEXT_CHOICE = 'customization';
export const LOGO_CHOICE = 'logo';
export const ROSTER_CHOICE = 'roster';

/** The form of a kind: a word; and for several questions of one sort, a name after it, as in `option:size`. */
export const CHOICE_KIND = /^[a-z][a-z0-9_]{0,39}(?::[a-z0-9_-]{1,40})?$/;
export const LONGEST_KIND = 81;
/** The most choices of one line, with each kind once. */
export const MOST_CHOICES = 12;
/** The most characters of an answer: what both PayPal and a maker's stamp accept. */
export const LONGEST_ANSWER = 500;
/** The most characters of a label, and of a file's name. */
export const LONGEST_CHOICE_NAME = 300;

/** A file of a choice in a cart. The file is on the server; the cart has its name and hash. */
export type ChoiceFile = { uploadId: string; name: string; sha256: string };

/** A roster's summary for its line: the number of pieces, and the upcharges. */
export type ChoiceCount = {
  rosterId: string;
  /** False for an unreadable roster; then the shopper gives the number of pieces. */
  isParsed: boolean;
  pieces: number;
  sizes: { label: string; pieces: number }[];
  /** What the sizes add to price times pieces. */
  upchargeCents: Cents;
};

export type LineChoice<File = ChoiceFile> = {
  kind: string;
  /** The shop's label; empty for a kind whose label is the same in every shop. */
  label: string;
  /** The answer as text; a file's name for a file. */
  value: string;
  files?: File[] | undefined;
  count?: ChoiceCount | undefined;
};

/** A question of a product that is answered with text. */
export type ChoiceQuestion = { kind: string; label: string };

type AnyChoice = LineChoice<unknown>;

/** The choice of a kind; undefined if the line has none. */
export const choiceOf = <Choice extends { kind: string }>(
  choices: readonly Choice[],
  kind: string,
): Choice | undefined => choices.find((choice) => choice.kind === kind);

/** The text answer of a kind; empty if the line has none. */
export const answerOf = (choices: readonly AnyChoice[], kind: string): string =>
  choiceOf(choices, kind)?.value ?? '';

/** Whether a choice is only text, without a file. */
export const isInWords = ({ files }: AnyChoice): boolean => !files?.length;

/** Whether two lists are the same choices: kinds, answers and contents of files, regardless of labels. */
export const areSameChoices = (some: readonly LineChoice[], others: readonly LineChoice[]): boolean =>
  some.length === others.length &&
  some.every((choice) => {
    const other = choiceOf(others, choice.kind);
    return other?.value === choice.value && nameFiles(other) === nameFiles(choice);
  });

const nameFiles = ({ files = [] }: LineChoice): string =>
  JSON.stringify(files.map(({ name, sha256 }) => [name, sha256]));
