const LABELS: ReadonlyMap<string, string> = new Map([
  ['customization', 'Customization'],
  ['logo', 'Logo'],
  ['roster', 'Roster'],
]);

export const choiceSentences = {
  /** What stands before an answer whose shop has no name of its own for it. */
  label: (kind: string): string => LABELS.get(kind) ?? 'Choice',
  /** A choice in one line. */
  line: ({ label, value }: { label: string; value: string }): string => `${label}: ${value}`,
  /** What stands before what the sizes of a roster add to the price. */
  sizes: 'Sizes',
};
