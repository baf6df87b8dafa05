// What stands where people leave.

export const sessionSentences = {
  leaving: 'Leaving…',
  logout: 'Logout',
} as const;
