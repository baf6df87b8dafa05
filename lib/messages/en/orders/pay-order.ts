// Paying an order by its link, on the order's page.
import { sentenceParts } from '@/lib/messages/sentence-parts';

export const payOrderSentences = {
  title: (total: string) => `Pay ${total}`,
  look: (store: string) =>
    `${store} has written this order down for you. Please see that all is right before you pay.`,
  until: <Node>(date: Node) => sentenceParts`You can pay it until ${date}.`,
  needsScript: 'Paying needs JavaScript. Please turn it on, or ask the store for another way to pay.',
  opening: 'PayPal is opened.',
  pageTooOld: 'This page has been open for a long time. Please load it again, then pay.',
  over: 'This order cannot be paid any more. Please load the page again to see how it stands.',
  soldOut:
    'Somebody else has bought a part of this order meanwhile, so nothing was taken. Please contact the store owner.',
} as const;
