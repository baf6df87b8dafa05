// The sentences for shoppers who sign in to their account.
export const accountSignInSentences = {
  credentialsMissing: 'You must provide either an email or phone number and a password',
  addressInvalid: 'Please enter an email address such as ada@example.com, or a phone number',
  codeMissing: 'Please enter the six digits that we sent you',
  codeWrong: 'This code is not right, or it has run out. Please look again, or ask for a new one.',
  passwordMissing: 'Please enter a password',
  nameTooLong: 'Please use a shorter name',
  phoneNotOffered: 'This store cannot send text messages. Please use an email address.',
  accountBusy: 'Too many attempts at this account just now. Please wait a few minutes and try again.',
  failed: 'Something went wrong. Please try again.',
} as const;
