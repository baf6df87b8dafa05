// Sentences of sign-in and sign-out.
import { plural } from '../format';
import { atMostCharacters } from './counts';
import { EMAIL_INVALID } from './email-invalid';

export const authSentences = {
  credentialsMissing: 'You must provide either an email or phone number and a password',
  signInFailed: 'Failed to sign in. Please check your credentials.',
  noPermissionFor: (store: string) => `You don't have permission to access ${store}'s admin panel.`,
  tooManyAttempts: (minutes: number) =>
    plural(minutes, {
      one: 'Too many attempts. Please wait a minute and try again.',
      other: 'Too many attempts. Please wait # minutes and try again.',
    }),
  accountBusy:
    'Too many attempts. Please wait a minute and try again, or choose a new password with “Forgot your password?”.',
  signInBusy: 'Too many people are signing in at this moment. Please try again in a minute.',
  sessionMissing: 'Auth session missing!',
  sessionMissingHint: 'Please sign in again. What you typed stays here.',
  proofNeeded: 'Please confirm that it is you.',
  accessDeniedTitle: 'Access Denied',
  accessDenied: "You don't have permission to access this store's admin panel.",
  foreignOrigin: 'This request comes from another site.',
  resetRequested: 'If there is an account with this address, a link to choose a new password is on its way.',
  resetLinkInvalid: 'This link has expired or was used already. Please ask for a new one.',
  resetLinkMissing: 'Please open the link in our email once more, or ask for a new one.',
  emailInvalid: EMAIL_INVALID,
  passwordChanged: 'Your password was changed. Every other session has ended.',
  passwordReset: 'Your password was changed. Please sign in with it.',
  passwordWrong: 'The current password is not right.',
  passwordTooShort: (lowest: number) => `Please use at least ${lowest} characters`,
  passwordTooLong: atMostCharacters,
  passwordWeak: 'This password is too easy to guess.',
  passwordCommon: 'It stands in lists of common passwords and words, which are tried first.',
  passwordOfNames:
    'It is made of the names of the shop, of Makerfront or of yourself, which anybody can try.',
  sessionEnded: 'The session was ended.',
  sessionsEnded: 'Every other session was ended.',
  sessionUnknown: 'Your session could not be checked just now. Please try again.',
  failed: 'Something went wrong. Please try again.',
} as const;
