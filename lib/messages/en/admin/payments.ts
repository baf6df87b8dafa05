// Headings, labels and buttons of the settings of payments: PayPal, the platform's fee, Stripe.
export const adminPaymentsSentences = {
  clientId: 'Client ID',
  secret: 'Secret',
  secretStored: 'Stored; type to replace',
  secretHint:
    'Kept encrypted, and never shown again. Both texts are in PayPal’s developer dashboard, under Apps & Credentials.',
  checkAndSave: 'Check and save',
  states: {
    connected: 'Connected',
    incomplete: 'Incomplete',
    unreadable: 'Needs your secret',
    not_connected: 'Not connected',
    other_way: 'Not in use',
  },
  /** What a state means for the shop; `account` is its client ID in short. */
  connected: (account: string) => `Connected as ${account}. Shoppers pay into this account.`,
  incomplete: (account: string) => `The secret of ${account} is missing: shoppers cannot pay yet.`,
  unreadable: (account: string) =>
    `The stored secret of ${account} can no longer be read, so shoppers cannot pay. Please type it again.`,
  notConnected:
    'Not connected: shoppers cannot pay yet. Connect the PayPal account that their money goes to.',
  otherWay:
    'Not in use: shoppers pay through your connection with PayPal. Two keys that you save here take its place.',
  ownKeys: 'PayPal with keys of your own',
  sandbox:
    'This is an account of PayPal’s sandbox: no money moves. You and whoever has your preview link can place test orders, and shoppers cannot order. To sell, save the two keys of your live app here.',
  // The platform's fee.
  percentage: 'Percentage (%)',
  fixedAmount: 'Fixed amount ($)',
  feeHint: (price: string, fee: string) =>
    `Set by the platform, for each order that is paid through PayPal; of one that you mark as paid it keeps nothing. Of an order of ${price} it keeps ${fee}.`,
} as const;

/** The connection through the platform's PayPal account. */
export const partnerSentences = {
  title: 'Connect with PayPal',
  states: { offered: 'The quick way', connected: 'Connected', lost: 'Needs a new connection' },
  offered:
    'Sign in at PayPal and agree: no keys to copy. The money of each sale goes straight to your own PayPal account, and PayPal passes the platform’s fee on, so there is no statement to pay.',
  connected: (account: string) =>
    `Shoppers pay into your PayPal account ${account}. PayPal passes the platform’s fee on with each payment.`,
  lost: (account: string) =>
    `The platform can no longer take payments for your PayPal account ${account}, so shoppers cannot pay. Please connect it again, or save two keys of your own.`,
  connect: 'Connect with PayPal',
  connectAnother: 'Connect another account',
  connectAgain: 'Connect again',
  leaving: 'Opening PayPal…',
  asking: 'Asking PayPal about your account…',
  done: 'Your PayPal account is connected. Shoppers can pay from now on.',
  check: 'Ask PayPal again',
  failures: {
    not_offered: 'This platform takes no new connections at the moment. Please use two keys of your own.',
    unavailable: 'PayPal did not answer, so nothing has changed. Please try again.',
    refused:
      'PayPal refused to connect your account. Please use two keys of your own, and tell the platform.',
    not_finished: 'Nobody has agreed at PayPal yet. Nothing has changed; you can connect whenever you like.',
    no_consent:
      'PayPal says that the platform may not act for your account. Please connect again, and agree to all points.',
    email_unconfirmed:
      'Please confirm your email address at PayPal: the link is in a mail from PayPal. Then ask PayPal again here.',
    not_receivable:
      'PayPal does not let your account receive money yet. PayPal’s own pages say what is missing. Then ask again here.',
  },
  failed: 'That did not work. Please try again.',
} as const;

export const stripeSentences = {
  stripe: 'Stripe',
  connect: 'Connect Stripe',
  stillNeeds: 'Stripe still needs',
  states: {
    completed: 'Completed',
    pending: 'Pending',
    restricted: 'Restricted',
    disabled: 'Disabled',
    not_connected: 'Not connected',
  },
  account: 'Account',
  noAccount: 'None',
  charges: 'Charges',
  payouts: 'Payouts',
  enabled: 'Enabled',
  notEnabled: 'Not enabled',
} as const;
