// Changing one's own e-mail address, on the security page.
export const adminEmailChangeSentences = {
  title: 'Email address',
  current: (email: string) => `You sign in with ${email}.`,
  hint: 'We send a code to both addresses, the old and the new one. The change counts once you have entered both.',
  newAddress: 'New email address',
  send: 'Send both codes',
  codeFrom: (email: string) => `Code sent to ${email}`,
  codeTo: (email: string) => `Code sent to ${email}`,
  confirm: 'Change the address',
  again: 'Another address',
  changed: (email: string) => `You sign in with ${email} from now on. Every other session has ended.`,
  same: 'This is your address already.',
  wrong: 'One of the codes is not right, or too old.',
  taken: 'This address cannot be used.',
  codesMissing: 'Please enter both codes.',
  failed: 'Your address could not be changed. Please try again.',
} as const;
