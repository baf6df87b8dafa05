// Sentences of signing in and out.

export const sessionSentences = {
  signingInAt: (host: string) => `You are signing in at ${host}.`,
  leaving: 'Leaving…',
  logout: 'Logout',
} as const;
