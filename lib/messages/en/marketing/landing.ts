// The platform's landing page, from top to bottom.
import { numberText } from '@/lib/messages/format';
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

/** '2.9% + $0.30' */
const fee = (percent: number, fixed: string): string => `${numberText(percent)}% + ${fixed}`;

export const landingSentences = {
  hero: {
    title: 'A store of your own for the things you make',
    /** A line may not break inside of what is drawn. */
    text: <Node>(unbroken: Drawn<Node>) =>
      sentenceParts`Makerfront gives potters, knitters, print shops and ${unbroken('team-wear')} makers an online store with their own address and colors, ready for personalized pieces and team orders.`,
    askForStore: 'Ask for your store',
    openStore: 'Open your store',
    byInvitation: <Node>(link: Drawn<Node>) =>
      sentenceParts`Stores open by invitation at the moment. ${link('You have one?')}`,
    seeFeatures: 'See what it does',
    price: (percent: number, fixed: string) => `No monthly fee. ${fee(percent, fixed)} per transaction.`,
  },
  features: {
    title: 'Made for the way makers sell',
    text: 'Most of what you sell is made once, or made for someone. Your store should know how to take that order.',
    address: {
      title: 'Your address, your colors',
      text: 'Use your own domain, or a name of your choice on ours. Your logo and two colors run through every page, and text stays readable on whichever color you pick.',
    },
    personalization: {
      title: 'Personalized pieces',
      text: 'Ask for a name, a date or a few lines, in your own words, on any product. What the customer writes stays with the item from the cart to your order list.',
    },
    teamOrders: {
      title: 'Team orders, roster included',
      text: 'Customers add their logo and a roster as CSV or Excel right on the product page. Both come with the order, and number 07 stays 07.',
    },
    checkout: {
      title: 'PayPal checkout, no account',
      text: 'Customers order as guests: name, address, pay. The payment goes to your own PayPal account.',
    },
    admin: {
      title: 'One place to run it',
      text: 'See your orders and revenue, add products with pictures, prices and categories, and change how your store looks.',
    },
    separation: {
      title: 'A store, not a stall',
      text: 'Yours is not a page in a marketplace. Your products, orders and customers’ files are kept apart from every other store’s, down to the database.',
    },
  },
  shops: { title: 'Stores made with Makerfront' },
  steps: {
    title: 'How it works',
    /** The first step where everybody opens a store by themselves. */
    openFirst: {
      title: 'Open your store',
      text: 'Prove your email address with a code, choose a name and an address, and you are in. Nobody sees the store before you open it.',
    },
    inOrder: [
      {
        title: 'Ask for your store',
        text: 'Leave your email below. We write as soon as your place is ready and agree on your store’s address.',
      },
      {
        title: 'Fill the shelves',
        text: 'Add your products with pictures and prices, choose your colors, and say which pieces can be personalized or ordered by teams.',
      },
      {
        title: 'Open the door',
        text: 'With your PayPal account connected, share your address. Paid orders appear in your admin area, with everything you need to make them.',
      },
    ],
  },
  pricing: {
    title: 'You pay when you sell',
    text: 'One price for every store, with everything on this page included.',
    fee,
    perTransaction: 'per transaction, no monthly fee',
    explained:
      'The percentage is of the order total, rounded to the cent. PayPal charges its own fee for processing the payment; that one is between you and PayPal and is not part of ours.',
    exampleTitle: (order: string) => `A ${order} order, worked out`,
    customerPays: 'A customer pays',
    percentOf: (percent: number, order: string) => `${numberText(percent)}% of ${order}`,
    fixedPart: 'Fixed part',
    ourFee: 'Makerfront’s fee',
    left: (amount: string) => `${amount} is left for you, before PayPal’s fee.`,
  },
  contact: {
    title: 'Ask for your store',
    text: 'We open stores a few at a time, so that each one starts well. Leave your email and we will write when your place is ready.',
    openTitle: 'Not yet?',
    openText: 'Leave your email, and we will write to you how to begin when you are ready.',
    question: <Node>(address: Node) => sentenceParts`A question first? Write to ${address}.`,
    privacy: <Node>(link: Drawn<Node>) =>
      sentenceParts`We use your address to write to you about Makerfront and for nothing else. More in our ${link('privacy policy')}.`,
  },
} as const;
