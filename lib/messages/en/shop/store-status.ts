// The sentences of a shop that does not sell at the moment.

export const storeStatusSentences = {
  draft: (store: string) =>
    `This is a draft of ${store}. Only its people and whoever has its preview link see it, and nothing can be ordered yet.`,
  /** Of a draft whose payments go to PayPal's sandbox. */
  draftOfTests: (store: string) =>
    `This is a draft of ${store}. Only its people and whoever has its preview link see it. Orders placed here are test orders: no money moves, and nothing is made.`,
  /** An open store whose payments go to PayPal's sandbox: to shoppers, and to whoever has its preview link. */
  testsOnly: (store: string) => `${store} takes no orders yet. Look around, and come back.`,
  testsOnlyPreview: (store: string) =>
    `${store} is connected to PayPal’s sandbox, so shoppers cannot order. Your orders here are test orders: no money moves, and nothing is made.`,
  vacation: (store: string) => `${store} is on vacation and takes no orders. Look around, and come back.`,
  paused: (store: string) => `${store} takes no orders at the moment. Look around, and come back.`,
  backOn: (day: string) => `Orders open again on ${day}.`,
  noOrders: 'No orders are taken at the moment. What is in your cart stays there.',
  suspended: (store: string) =>
    `${store} sells nothing at the moment. Orders that were placed are still being handled.`,
};
