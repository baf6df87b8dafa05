const LABELS: ReadonlyMap<string, string> = new Map([
  ['customization', 'Customization'],
  ['logo', 'Logo'],
  ['roster', 'Roster'],
]);

export const choiceSentences = {
  /** The label of an answer for which the shop has no name of its own. */
  label: (kind: string): string => LABELS.get(kind) ?? 'Choice',
  /** A choice in one line. */
  line: ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`,
  /** The label of the upcharge for a roster's sizes. */
  sizes: 'Sizes',
};
