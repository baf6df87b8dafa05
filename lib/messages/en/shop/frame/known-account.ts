// What the link at the top of a shop's pages says to those who are signed in. Only their browsers load it.
export const knownAccountSentences = {
  admin: 'Admin',
  account: 'Account',
} as const;
