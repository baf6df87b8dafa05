// The choices of a line in a request. Pages of the previous release send each answer in a field of its own; only this
// file turns those into the same list.
import { z } from 'zod';
import {
  CHOICE_KIND,
  choiceOf,
  LOGO_CHOICE,
  LONGEST_ANSWER,
  LONGEST_KIND,
  MOST_CHOICES,
  ROSTER_CHOICE,
  TEXT_CHOICE,
} from '@/lib/choices/line-choice';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLines, hasControlCharactersButLineBreaks } from '@/lib/text/clean-text';

/** An answer: a text, or the id of an upload or a saved roster. */
export type SentChoice = { kind: string; value?: string | undefined; reference_id?: string | undefined };

/** The text for a product. The product's own limit of letters is checked later, with the product. */
const answerInput = boundedText(withRoom(LONGEST_ANSWER))
  .refine((text) => !hasControlCharactersButLineBreaks(text))
  .transform(cleanLines)
  .pipe(z.string().max(LONGEST_ANSWER))
  .optional();

const sentChoice = z.object({
  kind: boundedText(LONGEST_KIND).regex(CHOICE_KIND),
  value: answerInput,
  reference_id: z.uuid().optional(),
});

const hasEachKindOnce = (choices: readonly SentChoice[]) =>
  new Set(choices.map(({ kind }) => kind)).size === choices.length;

/** The fields of a line for its choices: `choices`, and the three of the previous release. */
export const choiceFields = {
  choices: z.array(sentChoice).max(MOST_CHOICES).refine(hasEachKindOnce).optional(),
  customization: answerInput,
  logo_upload_id: z.uuid().optional(),
  roster_id: z.uuid().optional(),
};

/** A line's choices as fields of a request. */
export type ChoiceFields = {
  choices?: SentChoice[] | undefined;
  customization?: string | undefined;
  logo_upload_id?: string | undefined;
  roster_id?: string | undefined;
};

/** The line with its choices as one list, whichever fields they came in. If both name a kind, the list wins. */
export function withChoices<Line extends ChoiceFields>({
  choices = [],
  customization,
  logo_upload_id,
  roster_id,
  ...line
}: Line): Omit<Line, keyof ChoiceFields> & { choices: SentChoice[] } {
  const older: SentChoice[] = [
    ...(customization === undefined ? [] : [{ kind: TEXT_CHOICE, value: customization }]),
    ...(logo_upload_id === undefined ? [] : [{ kind: LOGO_CHOICE, reference_id: logo_upload_id }]),
    ...(roster_id === undefined ? [] : [{ kind: ROSTER_CHOICE, reference_id: roster_id }]),
  ];
  return { ...line, choices: [...choices, ...older.filter(({ kind }) => !choiceOf(choices, kind))] };
}

/** The line in the fields of the previous release, plus a list of the choices that have no such field. */
export function withOlderFields<Line extends { choices: readonly SentChoice[] }>({ choices, ...line }: Line) {
  const more = choices.filter(({ kind }) => !OLDER_KINDS.has(kind));
  return {
    ...line,
    // An empty answer counts as left out.
    customization: choiceOf(choices, TEXT_CHOICE)?.value || undefined,
    logo_upload_id: choiceOf(choices, LOGO_CHOICE)?.reference_id,
    roster_id: choiceOf(choices, ROSTER_CHOICE)?.reference_id,
    ...(more.length > 0 && { choices: more }),
  };
}

const OLDER_KINDS: ReadonlySet<string> = new Set([TEXT_CHOICE, LOGO_CHOICE, ROSTER_CHOICE]);

/** The id that a line's choice of a kind refers to, in lower case as in the database. */
export const referenceOf = (choices: readonly SentChoice[], kind: string): string | undefined =>
  choiceOf(choices, kind)?.reference_id?.toLowerCase();
