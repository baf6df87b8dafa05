// Buttons where something is not saved, or the page is old.
export const adminUnsavedSentences = {
  loadPageAgain: 'Load the page again',
  ok: 'OK',
  leave: 'Leave',
  stay: 'Stay here',
} as const;
