// The sentences of a shop that does not sell at the moment.

export const storeStatusSentences = {
  draft: (store: string) =>
    `This is a draft of ${store}. Only its people and whoever has its preview link see it, and nothing can be ordered yet.`,
  paused: (store: string) => `${store} takes no orders at the moment. Look around, and come back.`,
  backOn: (day: string) => `Orders open again on ${day}.`,
  noOrders: 'No orders are taken at the moment. What is in your cart stays there.',
  suspended: (store: string) =>
    `${store} sells nothing at the moment. Orders that were placed are still being handled.`,
};
