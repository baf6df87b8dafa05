// Headings, labels and buttons of the admin area: sign in.

export const adminSignInSentences = {
  backToStore: 'Back to Store',
  sendTheLink: 'Send the link',
  sending: 'Sending…',
  backToSignIn: 'Back to sign-in',
  forgotYourPassword: 'Forgot your password?',
  tellUsYourEmailAddressAnd: 'Tell us your email address, and we will send you a link to choose a new one.',
  login: 'Login',
  newPassword: 'New password',
  saveThePassword: 'Save the password',
  checkingTheLink: 'Checking the link',
  tryAgain: 'Try again',
  askForANewLink: 'Ask for a new link',
  checkingYourSession: 'Checking your session',
} as const;
