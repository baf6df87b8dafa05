// Opening a shop, and the sign-in of the platform's own host.
import { plural } from '@/lib/messages/format';

const problems = {
  too_short: 'Please use at least 3 characters.',
  too_long: 'Please use at most 40 characters.',
  invalid: 'Please use small letters, digits and single hyphens, with a letter or a digit at both ends.',
  only_digits: 'Please use a letter too.',
  reserved: 'This address is kept for Makerfront. If it is your name, write to us.',
  taken: 'Another store has this address.',
} as const;

export const openingSentences = {
  open: 'Open your store',
  openLead: 'Three steps: your email, a name, and you are in. Nobody sees the store before you open it.',
  signIn: 'Sign in',
  signInLead: 'With the email address of your store. We send you a code.',
  signInTitle: 'Sign in to your store',
  email: 'Email',
  emailInvalid: 'Please enter a valid email address.',
  sendCode: 'Send me a code',
  sending: 'Sending',
  codeSent: (email: string) => `We have sent six digits to ${email}. They work for 10 minutes.`,
  code: 'Code from the email',
  codeWrong: 'This code is wrong or has run out. Please check it, or ask for a new one.',
  goOn: 'Go on',
  checking: 'Checking',
  anotherCode: 'Send another code',
  otherAddress: 'Use another address',
  // The shop.
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  name: 'Name of your store',
  nameHint: 'As your shoppers know you. You can change it later.',
  nameMissing: 'Please enter a name.',
  nameTooLong: (most: number) =>
    plural(most, { one: 'Please use at most one character.', other: 'Please use at most # characters.' }),
  address: 'Address',
  addressFirst: 'The address of your store in the web. It cannot be changed later.',
  addressHint: (address: string) => `Your store will be at ${address}. You cannot change this address later.`,
  addressFree: (address: string) => `${address} is free.`,
  addressChecking: 'Checking whether it is free',
  problems,
  problemOf: (problem: keyof typeof problems) => problems[problem],
  tryOne: 'Free at the moment:',
  trade: 'What do you make?',
  trades: {
    pottery: 'Pottery and ceramics',
    textiles: 'Knitting, sewing, textiles',
    print: 'Print and paper',
    team_wear: 'Team wear',
    other: 'Something else',
  },
  make: 'Open my store',
  making: 'Opening your store',
  made: 'Your store is there. We take you to it.',
  notInvited:
    'Makerfront opens stores by invitation at the moment. Leave your address on the first page, and we write to you.',
  ask: 'Ask for your store',
  tooMany: 'You have opened several stores today. Please go on tomorrow, or write to us.',
  tooManyShops: 'You have as many stores as one person can open by themselves. Write to us for more.',
  failed: 'That did not work. Please try again.',
  // The list of shops.
  yourStores: 'Your stores',
  noStores: 'You work in no store yet.',
  goTo: (name: string) => `Go to ${name}`,
  console: 'Makerfront console',
  secondStep: 'One more step',
  // In the shop.
  enterTitle: 'One moment',
  entering: 'Taking you to your store',
  enterInvalid: 'This link has run out. Please sign in.',
  login: 'Login',
};
