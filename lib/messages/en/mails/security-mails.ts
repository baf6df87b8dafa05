// Mails to a shop's people and shoppers about the safety of their account.

export const newDeviceMailSentences = {
  subject: (store: string) => `New sign-in to ${store}`,
  title: (store: string) =>
    `Somebody, we hope you, has just signed in to ${store} from a browser that is new to us.`,
  facts: 'What we know of it',
  device: (device: string) => `Browser: ${device}`,
  address: (address: string) => `Network address: ${address}`,
  time: (time: string) => `Time: ${time}, UTC`,
  wasYou: 'If it was you, there is nothing you need to do.',
  notMe: 'This wasn’t me',
  whatItDoes:
    'The button leads to a page that signs you out everywhere, in every shop, and sends you a link to choose a new password. It also removes every authenticator app, passkey and sign-in provider that was added since this sign-in.',
} as const;

export const securityNoticeSentences = {
  subject: (store: string) => `The security of your account at ${store} has changed`,
  changes: {
    app_added: (store: string) => `An authenticator app was added to your account at ${store}.`,
    passkey_added: (store: string) => `A passkey was added to your account at ${store}.`,
    factor_removed: (store: string) =>
      `An authenticator app or a passkey was removed from your account at ${store}.`,
    codes_made: (store: string) =>
      `New recovery codes were made for your account at ${store}. Those from before open nothing any more.`,
    code_used: (store: string) => `One of your recovery codes was used to sign in to ${store}.`,
    removed_by_owner: (store: string) =>
      `An owner of ${store} has removed your second factor, so that you can get in again. Your password alone opens your account now: please set up a new second factor.`,
    way_removed: (store: string) =>
      `An email address or a phone number can no longer be used to sign in to your account at ${store}.`,
    password_changed: (store: string) =>
      `The password of your account was changed at ${store}. It is the same in every shop.`,
    email_changed: (store: string) => `The email address of your account at ${store} was changed.`,
    provider_connected: (store: string) =>
      `A sign-in provider was connected to your account at ${store}, and opens it from now on.`,
    provider_disconnected: (store: string) =>
      `A sign-in provider was disconnected from your account at ${store}.`,
  },
  wasYou: 'If it was you, there is nothing you need to do.',
  notYouStaff:
    'If it was not you, choose a new password at once with “Forgot your password?” on the sign-in page, and look through Settings, Security.',
  notYouShopper:
    'If it was not you, sign in, sign out everywhere else, and look through the security of your account.',
} as const;

export type SecurityChange = keyof typeof securityNoticeSentences.changes;
