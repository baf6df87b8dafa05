// Whether PayPal's messages reach the shop, in sentences for its owner.
export const payPalMessageSentences = {
  silent:
    'PayPal’s messages do not arrive here, so payments are looked up every minute instead. Orders are marked as paid all the same, sometimes a minute later.',
  arriving: 'PayPal’s messages arrive here from now on.',
  failed: 'PayPal could not be asked. Check your connection and try again.',
  noAddress: 'This store has no public address yet that PayPal could send its messages to.',
  refused: 'PayPal does not take this store’s address. It must be public and begin with https.',
  unavailable: 'PayPal did not answer. Please try again in a moment.',
} as const;
