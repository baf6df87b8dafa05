// The field for a code, in cart and checkout.
export const codeSentences = {
  question: 'Have a code?',
  label: 'Code',
  apply: 'Apply',
  checking: 'Checking…',
  missing: 'Please enter a code.',
  applied: (code: string) => `The code ${code} is used for this order.`,
  remove: 'Remove',
  signIn: 'Sign in',
} as const;
