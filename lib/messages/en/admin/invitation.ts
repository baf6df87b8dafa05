// The page of an invitation's link.
export const adminInvitationSentences = {
  title: 'Invitation',
  invited: (store: string, role: string) => `You are invited to work in ${store} as ${role}.`,
  forAddress: 'The invitation is for',
  hasAccount: 'You have an account already. Sign in with its password to accept.',
  forgotten:
    'Forgotten it? Choose a new one in a store where you work already, then open the link in the email again.',
  isNew: 'Choose your name and a password to begin.',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  signedInAsOther: (email: string) =>
    `You are signed in here as ${email}. Accepting signs you in with the address above instead.`,
  name: 'Your name',
  accept: 'Accept the invitation',
  accepting: 'One moment…',
  checkingLink: 'Checking the invitation',
  invalid:
    'This invitation does not open any more: it has expired, was used, or was taken back. Please ask the store for a new one.',
  missing: 'Please open the link in the email once more, or ask the store for a new one.',
  nameMissing: 'Please enter your name',
  nameTooLong: 'Please use a shorter name',
  accountMeanwhile: 'There is an account with this address by now. Please sign in with its password.',
} as const;
