// Headings, labels and buttons of the admin area: unsaved.

export const adminUnsavedSentences = {
  notNow: 'Not now',
  ok: 'OK',
} as const;
