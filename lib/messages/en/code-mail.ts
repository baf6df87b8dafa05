// The mails with one-time codes, by purpose.

const asks = (what: (store: string) => string, lead: (store: string) => string) => ({
  subject: (code: string, store: string) => `${code} ${what(store)}`,
  lead,
});

export const codeMailSentences = {
  limits: 'The code works once, in the next 10 minutes. Nobody of the store will ever ask you for it.',
  notYou: 'If it was not you who asked, do nothing: without this code nobody gets in.',
  sign_in: asks(
    (store) => `is your code for ${store}`,
    (store) => `This is your code to sign in to ${store}:`,
  ),
  confirm: asks(
    (store) => `confirms your account at ${store}`,
    (store) => `This code confirms that the account at ${store} is yours:`,
  ),
  recovery: asks(
    (store) => `is your code for a new password at ${store}`,
    (store) => `With this code you choose a new password for your account at ${store}:`,
  ),
  email_change: asks(
    (store) => `confirms your email address at ${store}`,
    (store) => `This code confirms the email address of your account at ${store}:`,
  ),
  phone_change: asks(
    (store) => `confirms your phone number at ${store}`,
    (store) => `This code confirms the phone number of your account at ${store}:`,
  ),
  reauthentication: asks(
    (store) => `confirms that it is you, at ${store}`,
    (store) => `This code confirms a change to your account at ${store}:`,
  ),
  /** To the address that an account has, when it is to have another. */
  leadOfChange: (store: string, address: string) =>
    `Somebody who is signed in to your account at ${store} wants it to have ${address} instead of this address. If it is you, this code agrees to it:`,
  textOfChange: (code: string, store: string, address: string) =>
    `${code} is your code for ${store}. It agrees that your account gets ${address}. If that is not you, ignore it.`,
  text: (code: string, store: string) => `${code} is your code for ${store}. It works once, for 10 minutes.`,
} as const;
