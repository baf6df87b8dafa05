// Headings, labels and buttons of a person's own sessions and password.
export const adminSecuritySentences = {
  currentPassword: 'Current password',
  changePassword: 'Change password',
  noPassword:
    'You have no password: you sign in with codes that we send you. If you want one too, we send you a link to choose it.',
  choosePassword: 'Choose a password',
  sessions: 'Sessions',
  thisBrowser: 'This browser',
  unknownBrowser: 'Unknown browser',
  /** 'Firefox on Windows' */
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  lastUsed: (time: string) => `Last used ${time}`,
  lastUsedFrom: (time: string, address: string) => `Last used ${time} from ${address}`,
  signedIn: (time: string) => `Signed in ${time}`,
  endSession: 'End session',
  signOutElsewhere: 'Sign out everywhere else',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereQuestion: 'Sign out everywhere?',
  signOutEverywhereHint:
    'Every session of yours ends, this one too, in every store of yours. You will have to sign in again.',
} as const;
