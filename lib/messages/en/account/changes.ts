// The server's answers to changes of a shopper's account.
export const accountChangeSentences = {
  failed: 'This could not be done. Please try again.',
  signedOut: 'You are signed out. Please sign in again.',
  passwordWrong: 'This password is not right',
  codeWrong: 'This code is not right, or it has run out. Please look again, or ask for new ones.',
  proofMissing: 'Please enter your password or the six digits that we sent you',
  addressInvalid: 'Please enter an email address such as ada@example.com, or a phone number',
  addressSame: 'Your account has this address already',
  addressTaken:
    'This address has an account of its own at this store. Sign in with it to use that one, or delete that account first.',
  nothingToConfirmWith:
    'Your account has no confirmed address that could agree to this. Please write to the store.',
  lastAddress: 'This is the only way into your account. Add another address first.',
  passwordSame: 'New password should be different from the old password.',
  addressesFull: (most: number) =>
    `You can save ${most} addresses. Delete one that you no longer need first.`,
  addressGone: 'This address is not there any more. Please load the page again.',
  deleteUnproved: 'Your account was not deleted: what you entered is not right.',
  downloadFailed: 'Your data could not be put together. Please try again.',
  dataLimited: (minutes: number) =>
    `You have downloaded your data several times just now. Please wait ${minutes} minutes.`,
} as const;
