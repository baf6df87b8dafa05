// Signing in, for shoppers. The refusals are in ../account/sign-in.ts.
import { plural } from '@/lib/messages/format';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const signInSentences = {
  title: 'Sign in',
  checkingSession: 'Checking whether you are signed in',
  // What each way asks for.
  codeHint: 'We send you six digits. They open your account, and make one if this is your first time.',
  signUpTitle: 'Create an account',
  signUpHint: 'You can also buy without an account.',
  recoveryTitle: 'Forgot your password?',
  recoveryHint: 'We send you six digits, and you choose a new one.',
  emailOrPhone: 'Email or phone number',
  email: 'Email',
  name: 'Your name',
  password: 'Password',
  newPassword: 'New password',
  sendCode: 'Send me a code',
  sending: 'Sending…',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  createAccount: 'Create account',
  // From one way to another.
  usePassword: 'Use a password instead',
  useCode: 'Use a code instead',
  forgotPassword: 'Forgot your password?',
  withPassword: 'Create an account with a password',
  backToSignIn: 'Back to sign-in',
  // The code.
  codeTitle: 'Enter your code',
  codeSent: <Node>(address: Node) =>
    sentenceParts`We sent six digits to ${address}. They work for 10 minutes.`,
  /** Does not reveal whether the account exists. */
  codeSentIfKnown: <Node>(address: Node) =>
    sentenceParts`If there is an account with ${address}, six digits are on their way to it. They work for 10 minutes.`,
  lookInSpam: 'No mail yet? It can take a minute, or hide among the spam.',
  code: 'Six digits',
  confirm: 'Confirm',
  confirming: 'Checking…',
  savePassword: 'Save and sign in',
  resend: 'Send a new code',
  resendIn: (seconds: number) =>
    plural(seconds, { one: 'Send a new code in # second', other: 'Send a new code in # seconds' }),
  resent: 'A new code is on its way. The one before no longer works.',
  changeAddress: 'Use another address',
  // For the shop's people.
  staff: <Node>(link: Drawn<Node>) => sentenceParts`Do you work at this store? ${link('Staff sign-in')}`,
} as const;
