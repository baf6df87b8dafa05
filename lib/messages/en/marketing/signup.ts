// The email sign-up on the platform's own page.
import { EMAIL_INVALID } from '@/lib/messages/en/email-invalid';

/** What came of it. */
export const signupSentences = {
  emailInvalid: EMAIL_INVALID,
  stored: 'Thank you. We have your address and will write when your place is ready.',
  known: 'We have your address already. You will hear from us.',
  tooMany: 'Many addresses have come from your network just now. Please try again in a quarter of an hour.',
  failed: 'Your address could not be saved. Please try again.',
} as const;

export const signupFormSentences = {
  email: 'Email',
  askForPlace: 'Ask for a place',
  saving: 'Saving…',
} as const;
