// Sign-in through a provider such as Google, for shoppers and staff. `name` is the provider's.

export const providerSentences = {
  continueWith: (name: string) => `Continue with ${name}`,
  leaving: (name: string) => `Opening ${name}…`,
  connect: (name: string) => `Connect ${name}`,
  or: 'or',
  unavailable: (name: string) =>
    `${name} does not answer at the moment. Please try again, or sign in another way.`,
  failed: 'Something went wrong. Please try again.',
  linked: (name: string) => `${name} is connected. From now on it signs you in.`,
  // In the account's settings.
  title: 'Sign-in provider',
  lead: (name: string) => `${name} can sign you in without a password here. It never replaces a second step.`,
  noEmail: 'No email address',
  added: (when: string) => `Connected ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  disconnect: 'Disconnect',
  disconnectQuestion: 'Disconnect this sign-in?',
  disconnectText: 'It no longer opens your account, and devices that signed in with it are signed out.',
  disconnected: 'It was disconnected.',
  lastWayIn: 'Nothing else opens your account. Please confirm an email address first.',
  gone: 'This was disconnected already.',
  /** The platform's callback, without a valid state to redirect by. */
  nowhere: 'This sign-in has run out. Please go back to the store and begin again.',
} as const;

type Sentence = (name: string) => string;

/** Why a sign-in failed, and what to do now. */
export const providerRefusalSentences = {
  cancelled: (name) => `You did not sign in with ${name}. You can try again, or sign in another way.`,
  /** Begun in another browser or too long ago, or its answer was used already. */
  attempt_unknown: () =>
    'This sign-in was begun in another window, took too long, or was finished already. Please begin again.',
  /** A wrong signature, audience, nonce, time … */
  answer_invalid: (name) => `The answer from ${name} could not be verified. Please try again.`,
  provider_unavailable: providerSentences.unavailable,
  busy: () => 'Too many people are signing in at this moment. Please try again in a minute.',
  email_unproven: (name) =>
    `${name} does not confirm that your email address is yours, so it cannot open an account. Please sign in another way first, and connect ${name} in your account.`,
  /** The shop has an account with this address, which was never verified there. */
  account_unproven: () =>
    'There is an account with your email address that was never confirmed. Please sign in with a code, which confirms it, and try again.',
  other_identity: (name) =>
    `This account is connected to another ${name} account. Please sign in with that one, or another way.`,
  /** For staff. */
  no_permission: (name) =>
    `This ${name} account belongs to nobody who works at this store. Please ask an owner for an invitation.`,
  /** Linking: another account has this identity. */
  identity_taken: (name) => `This ${name} account is connected to another account already.`,
  /** Linking: signed out in the meantime, or signed in too long ago. */
  sign_in_first: (name) => `Please sign in once more, and then connect ${name} within ten minutes.`,
  second_factor_needed: (name) =>
    `This account asks for a second step. Please sign in another way first, and connect ${name} in your account.`,
  failed: () => providerSentences.failed,
} satisfies Record<string, Sentence>;
