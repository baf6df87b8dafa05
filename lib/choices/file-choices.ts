// A team's files as choices: its logo, and its roster with the summary.
import {
  type ChoiceCount,
  type ChoiceFile,
  choiceOf,
  type LineChoice,
  LOGO_CHOICE,
  ROSTER_CHOICE,
} from './line-choice';

/**
 * A line's roster with its summary. `sha256` is of the rows as the shopper left them, so that one file corrected in
 * two ways is two choices.
 */
export type RosterFile = ChoiceFile & ChoiceCount;

export type TeamFiles = { logo: ChoiceFile | null; roster: RosterFile | null };

/** Logo and roster as choices, in the order of the product page. */
export function fileChoices({ logo, roster }: TeamFiles): LineChoice[] {
  const choices: LineChoice[] = logo ? [fileChoice(LOGO_CHOICE, logo)] : [];
  if (roster) {
    const { uploadId, name, sha256, ...count } = roster;
    choices.push({ ...fileChoice(ROSTER_CHOICE, { uploadId, name, sha256 }), count });
  }
  return choices;
}

const fileChoice = (kind: string, file: ChoiceFile): LineChoice => ({
  kind,
  label: '',
  value: file.name,
  files: [file],
});

/** Logo and roster from a line's choices. */
export function teamFilesOf(choices: readonly LineChoice[]): TeamFiles {
  const { files: rosters, count } = choiceOf(choices, ROSTER_CHOICE) ?? {};
  const roster = rosters?.[0];
  return {
    logo: choiceOf(choices, LOGO_CHOICE)?.files?.[0] ?? null,
    roster: roster && count ? { ...roster, ...count } : null,
  };
}
