// The preview of a product's personal text. Loaded with it.
export const letterPreviewSentences = {
  title: 'Preview',
  /** In place of the letters. */
  empty: 'Your text',
  note: 'The letters on the piece may differ a little.',
  /** Heard after a pause in typing. */
  shown: (text: string) => `Preview: ${text}`,
} as const;
