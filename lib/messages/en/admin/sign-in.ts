// Signing in, and choosing a password.
export const adminSignInSentences = {
  pageTitle: (store: string) => `%s · ${store}`,
  backToStore: 'Back to Store',
  email: 'Email',
  signingIn: 'Signing in…',
  withCode: 'Sign in with a code by email',
  // A forgotten password.
  resetHint: 'Tell us your email address, and we will send you a link to choose a new one.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to sign-in',
  checkingLink: 'Checking the link',
  askForNewLink: 'Ask for a new link',
  savePassword: 'Save the password',
} as const;
