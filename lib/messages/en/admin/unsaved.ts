// Headings, labels and buttons of the admin area: unsaved.

export const adminUnsavedSentences = {
  notNow: 'Not now',
  ok: 'OK',
  signIn: 'Sign in',
  loadThePageAgain: 'Load the page again',
} as const;
