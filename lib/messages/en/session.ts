// Sentences of signing out.

export const sessionSentences = {
  leaving: 'Leaving…',
  logout: 'Logout',
} as const;
