// The page behind "This wasn't me" in the mail about a new browser.
export const adminNotMeSentences = {
  title: 'Was it not you?',
  checking: 'Checking the link…',
  lead: (store: string) =>
    `Somebody has signed in to ${store} with your password, and you say that it was not you. Then this happens now:`,
  steps: [
    'You are signed out everywhere, in every shop, and so are they.',
    'We send you a link to choose a new password.',
    'Every authenticator app, passkey, sign-in provider and recovery code that was added since that sign-in is removed. What you had before stays.',
  ],
  go: 'Sign out everywhere and send me the link',
  done: 'Every session has ended. A link to choose a new password is on its way to you.',
  invalid: 'This link has expired. If you are still worried, choose a new password.',
  missing: 'Please open the link in our email once more.',
  failed: 'Something went wrong. Please try again.',
} as const;
