// Second factors: the words of the staff's security page, of the shoppers' account, and of the second step of a sign-in.
import { plural } from '../format';
import { andList } from '../list-text';

export const factorSentences = {
  // The card.
  title: 'Two-step sign-in',
  lead: 'Besides your password, an authenticator app or a passkey proves that it is you. Whoever learns your password still does not get in.',
  none: 'You have no second step yet.',
  app: 'Authenticator app',
  passkey: 'Passkey',
  unnamedApp: 'Authenticator app',
  unnamedPasskey: 'Passkey',
  added: (date: string) => `Added ${date}`,
  lastUsed: (date: string) => `Last used ${date}`,
  neverUsed: 'Not used yet',
  worksAt: (host: string) => `Works at ${host} only`,
  worksEverywhere: 'Works everywhere',
  addApp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  working: 'One moment…',
  removeQuestion: (name: string) => `Remove “${name}”?`,
  removeHint: 'You will not be asked for it any more.',
  removeLastHint:
    'It is your last one: from then on your password alone opens your account, your recovery codes are void, and your other sessions end.',
  removed: (name: string) => `“${name}” was removed.`,
  tooMany: 'You have as many as there can be. Remove one first.',
  gone: 'It is not there any more. Please load the page again.',
  failed: 'Your change could not be saved. Please try again.',

  // Adding an app.
  appSteps:
    'Scan this picture with an authenticator app, such as the one of your password manager or your phone.',
  qrLabel: 'QR code for your authenticator app',
  secretLabel: 'Or type this key into the app',
  codeLabel: 'The six digits that the app shows now',
  confirmApp: 'Check and add',
  appAdded: 'The authenticator app was added.',
  nameLabel: 'Its name',
  cancel: 'Cancel',

  // Adding a passkey.
  passkeyHint: (host: string) =>
    `Your device asks for its PIN, your finger or your face. The passkey then signs you in at ${host}, and at no other address.`,
  passkeyElsewhereHint:
    'You work in more than one shop, and a passkey works at one address only. Add an authenticator app too: its codes work in every shop.',
  passkeyAdded: 'The passkey was added.',
  passkeyUnsupported: 'This browser cannot keep passkeys.',
  passkeyRefused: 'The passkey was not accepted. Please try again.',
  passkeyUnknown: 'This passkey is not known here. A passkey works only at the address where it was made.',
  passkeyCancelled: 'Nothing came back from your device. Please try again.',

  // Recovery codes.
  recoveryTitle: 'Recovery codes',
  recoveryLeft: (left: number) =>
    plural(left, { one: 'One recovery code is left.', other: '# recovery codes are left.' }),
  recoveryNone: 'You have no recovery code left.',
  recoveryLead:
    'Keep these ten codes where you find them without your phone. Each one opens your account once in place of the second step. They are shown only now.',
  recoveryNew: 'Make new recovery codes',
  recoveryNewHint: 'The codes from before open nothing any more.',
  recoveryCopy: 'Copy',
  recoveryCopied: 'Copied.',
  recoveryDone: 'I have kept them',

  // The second step and proving again.
  stepTitle: 'Second step',
  proofTitle: 'Please confirm that it is you',
  proofLead: 'What you are about to do matters, so you are asked once more. It holds for ten minutes.',
  proofKept: 'What you typed stays here.',
  stepLead: 'Your password was right. Now your second factor.',
  password: 'Password',
  confirm: 'Confirm',
  checking: 'Checking…',
  tryAgain: 'Try again',
  usePasskey: 'Use a passkey',
  useApp: 'Use the authenticator app',
  useRecovery: 'Use a recovery code',
  or: 'or',
  recoveryLabel: 'One of your recovery codes',
  mailedLabel: 'The six digits of our message',
  sendCode: 'Send me a code',
  codeSent: 'If nothing arrives within a minute, please ask again.',
  codeWrong: 'This code is not right, or was used already. Please wait for the next one.',
  recoveryWrong: 'This recovery code is not right, or was used already.',
  passwordWrong: 'The password is not right.',
  notEnough: 'Your account asks for the second factor here.',
  busy: 'Too many attempts. Please wait 20 minutes, or use a browser in which you have signed in before.',
  codeMissing: 'Please enter the code.',
  passkeyElsewhere: (hosts: readonly string[]) =>
    `Your passkey was made at ${andList(hosts)} and works only there. Sign in there and add an authenticator app, which works everywhere, or use a recovery code here.`,
  lostStaff:
    'You have lost phone, passkey and recovery codes? A new password does not help: another owner of this shop can remove your second factor under Settings, Team. If you are its only owner, write to whoever runs this site.',
  lostShopper:
    'You have lost phone, passkey and recovery codes? A new password does not help. Please write to the shop, or order as a guest.',
  signInOther: 'Sign in as somebody else',
  signInWithPasskey: 'Use a passkey instead',

  // What a shop asks of its team.
  enrolTitle: 'Set up your second step',
  enrolLead: (store: string) =>
    `${store} asks everybody in its team for a second step at sign-in. Add one to go on.`,
  enrolNext: 'Go on',
  ruleTitle: 'Two-step sign-in of the team',
  ruleLabel: 'Everybody in the team needs a second step',
  ruleHint: 'Whoever has none is asked to set one up before anything else, from their next click on.',
  ruleSaved: 'Saved.',
  hasFactor: 'Two-step sign-in',
  hasNone: 'Password only',
  help: 'Remove second step',
  helpNamed: (name: string) => `Remove ${name}’s second step`,
  helpQuestion: (name: string) => `Remove ${name}’s second step?`,
  helpHint:
    'For somebody who has lost phone, passkey and recovery codes. They are signed out everywhere, and get in again with their password alone. Make sure that it is really they who ask. It stands in the team’s log, and they are told by email.',
  helped: (name: string) => `${name}’s second step was removed.`,
  helpRefusals: {
    denied: 'Only another owner can do this.',
    gone: 'This person is not in the team any more.',
    none: 'This person has no second step.',
    other_shops:
      'This person works in another shop too, which their second step protects as well. So it cannot be removed here; they can use a recovery code, or write to whoever runs this site.',
  },

  // The ways to sign in.
  identities: 'Ways to sign in',
  email: 'Email',
  phone: 'Phone',
  unlink: 'Unlink',
  unlinkNamed: (label: string) => `Unlink ${label}`,
  unlinkQuestion: (label: string) => `Unlink “${label}”?`,
  unlinkHint: 'You cannot sign in with it any more.',
  unlinked: 'It was unlinked.',
  identityInvalid: 'identity_id must be an UUID',
  identityGone: 'Identity doesn’t exist',
  identityLast: 'User must have at least 1 identity after unlinking',
} as const;
