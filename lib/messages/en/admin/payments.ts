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
  },
  /** What a state means for the shop; `account` is its client ID in short. */
  connected: (account: string) => `Connected as ${account}. Shoppers pay into this account.`,
  incomplete: (account: string) => `The secret of ${account} is missing: shoppers cannot pay yet.`,
  unreadable: (account: string) =>
    `The stored secret of ${account} can no longer be read, so shoppers cannot pay. Please type it again.`,
  notConnected:
    'Not connected: shoppers cannot pay yet. Connect the PayPal account that their money goes to.',
  sandbox:
    'This is an account of PayPal’s sandbox: no money moves. You and whoever has your preview link can place test orders, and shoppers cannot order. To sell, save the two keys of your live app here.',
  // The platform's fee.
  percentage: 'Percentage (%)',
  fixedAmount: 'Fixed amount ($)',
  feeHint: (price: string, fee: string) =>
    `Set by the platform, for each order that is paid through PayPal; of one that you mark as paid it keeps nothing. Of an order of ${price} it keeps ${fee}.`,
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
