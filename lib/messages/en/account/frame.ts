// The frame of the pages of a shopper's account.
export const accountFrameSentences = {
  title: 'Your account',
  navigation: 'Account',
  checking: 'Opening your account',
  /** The link back to all parts, on a phone. */
  all: 'Your account',
  hello: (name: string) => (name === '' ? 'Your account' : `Hello, ${name}`),
  signedInAs: (address: string) => `Signed in as ${address}`,
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  tryAgain: 'Try again',
  failed: 'Something went wrong. Please try again.',
  signedOut: 'You are signed out. Please sign in again.',
  sections: {
    orders: { name: 'Orders', about: 'What you have ordered, its status and receipts' },
    addresses: { name: 'Addresses', about: 'Where we send your orders' },
    teams: { name: 'Teams', about: 'Rosters and logos to use again' },
    profile: { name: 'Profile', about: 'Your name, email address and phone number' },
    security: { name: 'Security', about: 'Your password and where you are signed in' },
    data: { name: 'Your data', about: 'Download everything, or delete your account' },
  },
} as const;
