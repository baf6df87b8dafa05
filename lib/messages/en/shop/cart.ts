// What shoppers read on the page of their cart.
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

export const cartSentences = {
  title: 'Cart',
  loading: 'Loading your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Add some items to get started!',
  /** Of a cart that is empty, because it was paid for in another tab. */
  recentlyPaid: <Node>(link: Drawn<Node>) =>
    sentenceParts`You have just ordered what was in it. ${link('See your order')}`,
  // A line.
  each: (price: string) => `${price} each`,
  lineGone: 'No longer available. Please remove it to continue.',
  /** Changing the choices of a line; the product's name is for screen readers. */
  change: {
    text: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change the text${heard(` of ${product}`)}`,
    logo: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change the logo${heard(` of ${product}`)}`,
    roster: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change the roster${heard(` of ${product}`)}`,
    options: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change the choice${heard(` of ${product}`)}`,
    textAndFiles: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change text and files${heard(` of ${product}`)}`,
    files: <Node>(product: string, heard: Drawn<Node>) =>
      sentenceParts`Change logo and roster${heard(` of ${product}`)}`,
  },
  /** Behind what is wrong with the logo or the roster of a line. */
  chooseFileAgain: 'Choose it again',
  removeProduct: (product: string) => `Remove ${product}`,
  removed: (product: string) => `${product} was removed`,
  cleared: 'The cart was cleared',
  undo: 'Undo',
  putBack: 'Your cart is as it was',
  // What it comes to, and the ways on.
  summary: 'Summary',
  deliveryLater: 'Delivery is added at checkout, by your address.',
  linesNeedCare: 'Some items need your attention. Each one says what to do.',
  proceedToCheckout: 'Proceed to Checkout',
  clear: 'Clear Cart',
} as const;
