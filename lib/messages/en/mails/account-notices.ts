// The mails that tell a shopper what was changed of their account.

export const accountNoticeSentences = {
  email_changed: {
    subject: (store: string) => `The email address of your account at ${store} was changed`,
    what: (store: string, address: string) =>
      `Your account at ${store} now has the email address ${address}. This address no longer opens it.`,
  },
  phone_changed: {
    subject: (store: string) => `The phone number of your account at ${store} was changed`,
    what: (store: string, address: string) => `Your account at ${store} now has the phone number ${address}.`,
  },
  email_removed: {
    subject: (store: string) => `The email address of your account at ${store} was removed`,
    what: (store: string, address: string) => `${address} no longer opens your account at ${store}.`,
  },
  phone_removed: {
    subject: (store: string) => `The phone number of your account at ${store} was removed`,
    what: (store: string, address: string) =>
      `The number ${address} no longer opens your account at ${store}.`,
  },
  password_changed: {
    subject: (store: string) => `You have a new password at ${store}`,
    what: (store: string) =>
      `The password of your account at ${store} was set just now. Everywhere else you were signed out.`,
  },
  deleted: {
    subject: (store: string) => `Your account at ${store} is deleted`,
    what: (store: string) =>
      `As you asked, your account at ${store} is deleted, and you are signed out everywhere.`,
  },
  /** What is deleted, and what the store keeps. */
  gone: 'Your name, addresses, password, devices and saved teams are gone, and so are the names on rosters of orders that are done.',
  kept: 'Your orders stay with the store, with amounts, dates and the address that they went to: the law asks for that. Names on rosters of orders that are still being made are removed some time after the order is done.',
  notYou:
    'If this was not you, please answer this email or write to the store at once: they can see which account it is about.',
  /** As a text message. */
  text: (what: string) => `${what} Not you? Please write to the store.`,
} as const;
