// What the links at the top of a shop's pages say. Every page loads it, so that nothing else belongs here.
export const headerLinkSentences = {
  // Not by `plural`: every page would load the rules of plurals and numbers for this one sentence.
  cart: (pieces: number) =>
    pieces === 0 ? 'Cart, empty' : `Cart, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  login: 'Login',
} as const;
