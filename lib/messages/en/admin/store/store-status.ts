// Settings, Store status: what a store may do at the moment, and how that changes.

export const storeStatusSentences = {
  title: 'Store status',
  now: {
    draft: { name: 'Draft', text: 'Only your team and whoever has the preview link see the store.' },
    live: { name: 'Open', text: 'Everybody sees the store, and can order.' },
    paused: { name: 'Paused', text: 'Everybody sees your products, and nobody can order.' },
    suspended: {
      name: 'Suspended by Makerfront',
      text: 'The store sells nothing. You can still handle the orders that you have.',
    },
    closed: {
      name: 'Closed',
      text: 'Shoppers find nothing here any more. For 30 days your team can still sign in, and you can take the closing back. Then everything is deleted.',
    },
  },
  /** Instead of the text of an open store that takes no orders at the moment. */
  openWithoutOrders: {
    vacation: 'Everybody sees the store. It takes no orders until your vacation is over.',
    paypal: 'Everybody sees the store. It takes no orders until you connect PayPal.',
    sandbox: 'Everybody sees the store. It takes no orders until you connect a live PayPal account.',
  },
  missing: 'Still missing',
  missingHint:
    'You can open anyway. Without a product there is nothing to see, and without PayPal nothing to pay.',
  sellsNothing:
    'Your PayPal account is one of PayPal’s sandbox. You can open: everybody sees your products, and reads that no orders are taken. The store sells nothing until you connect a live account.',
  connectLive: 'Connect a live account',
  open: 'Open the store',
  openAgain: 'Open for orders again',
  pause: 'Pause the store',
  pauseHint:
    'Your products stay on show. Carts stay with your shoppers, and checkout is off until you open again.',
  message: 'What your shoppers read',
  messageHint: 'For example: We are at a fair until Sunday.',
  backOn: 'Open again on',
  backOnHint: 'Your shoppers read this day. The store opens when you press the button, not by itself.',
  savePause: 'Pause now',
  changePause: 'Change the message',
  close: 'Close the store',
  closeLead:
    'Shoppers find nothing here from then on. Orders that are paid still have to be made and sent: your team can still sign in, and for 30 days you can take the closing back. Then everything of the store is deleted for good: download what you need under Your data.',
  typeName: (name: string) => `Type ${name} to close it`,
  nameWrong: 'This is not the name of the store.',
  closeNow: 'Close now',
  reopen: 'Take the closing back',
  messageTooLong: (most: number) => `Please use at most ${most} characters.`,
  dayInvalid: 'Please choose a day from tomorrow on.',
  saving: 'Saving',
  saved: { live: 'Your store is open.', paused: 'Your store is paused.', closed: 'Your store is closed.' },
  refusals: {
    denied: 'Only an owner can do this, and you are not one any more.',
    moved_on: 'Somebody else has changed this meanwhile. Here is how it is now.',
    not_from_here: 'That does not go from here. Write to Makerfront if you want to open again.',
  },
  preview: 'Preview link',
  previewLead: 'Whoever has this link sees the store before it opens. Nothing can be ordered there.',
  previewAddress: 'Link',
  previewRenew: 'Make a new link',
  previewRenewed: 'The link is new. The one before opens nothing any more.',
  history: 'History',
  nothingYet: 'Nothing has changed yet.',
  entry: (state: string, who: string) => `${state}, by ${who}`,
  operator: 'Makerfront',
};
