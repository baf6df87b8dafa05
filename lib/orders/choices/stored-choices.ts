// The choices of an order's line as stored, and the specification's columns, which are filled from the same list.
import { z } from 'zod';
import {
  CHOICE_KIND,
  choiceOf,
  type LineChoice,
  LOGO_CHOICE,
  LONGEST_ANSWER,
  LONGEST_CHOICE_NAME,
  LONGEST_KIND,
  MOST_CHOICES,
  ROSTER_CHOICE,
  TEXT_CHOICE,
} from '@/lib/choices/line-choice';

/** A file of a choice: the order's own copy, with its name and its address in the admin area. */
export type StoredFile = { name: string; url: string };

export type StoredChoice = Omit<LineChoice<StoredFile>, 'count'>;

const text = (longest: number) => z.string().max(longest);

const storedChoice = z.object({
  kind: text(LONGEST_KIND).regex(CHOICE_KIND),
  label: text(LONGEST_CHOICE_NAME),
  value: text(LONGEST_ANSWER),
  files: z
    .array(z.object({ name: text(LONGEST_CHOICE_NAME), url: text(2_000) }))
    .max(MOST_CHOICES)
    .optional(),
});

const storedChoices = z.array(storedChoice).max(MOST_CHOICES);

/** The specification's columns with the same content. */
export type ChoiceColumns = {
  customizationLabel: string | null;
  customizationText: string | null;
  logoUrl: string | null;
  rosterUrl: string | null;
};

/** These columns, from the list. */
export function choiceColumns(choices: readonly StoredChoice[]): ChoiceColumns {
  const text = choiceOf(choices, TEXT_CHOICE);
  const fileOf = (kind: string) => choiceOf(choices, kind)?.files?.[0]?.url ?? null;
  return {
    customizationLabel: text?.label || null,
    customizationText: text?.value ?? null,
    logoUrl: fileOf(LOGO_CHOICE),
    rosterUrl: fileOf(ROSTER_CHOICE),
  };
}

/**
 * The choices of a row. If the column is null, the previous release wrote the row during a deployment, with the
 * specification's columns only: then the list is made from those. `nameOf` returns the name of the file at an address.
 */
export function readStoredChoices(
  { choices, ...columns }: ChoiceColumns & { choices: unknown },
  nameOf: (url: string) => string | null,
): StoredChoice[] {
  const read = storedChoices.safeParse(choices);
  return read.success ? read.data : choicesOfColumns(columns, nameOf);
}

function choicesOfColumns(
  { customizationLabel, customizationText, logoUrl, rosterUrl }: ChoiceColumns,
  nameOf: (url: string) => string | null,
): StoredChoice[] {
  const fileChoice = (kind: string, url: string | null): StoredChoice[] => {
    const name = url === null ? null : nameOf(url);
    return url === null || name === null ? [] : [{ kind, label: '', value: name, files: [{ name, url }] }];
  };
  return [
    ...(customizationText === null
      ? []
      : [{ kind: TEXT_CHOICE, label: customizationLabel ?? '', value: customizationText }]),
    ...fileChoice(LOGO_CHOICE, logoUrl),
    ...fileChoice(ROSTER_CHOICE, rosterUrl),
  ];
}
