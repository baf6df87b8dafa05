// The teams of a shopper's account.

import { peopleText } from '@/lib/messages/en/counts';
import { numberText } from '@/lib/messages/format';

export const teamSentences = {
  // The page of the account.
  none: 'No teams yet',
  noneHint: 'Teams of your paid orders appear here by themselves. On a team product you can also save one.',
  saved: 'Saved by you',
  ofOrders: 'From your orders',
  kept: 'We keep the names on a roster, often those of children, only while an order or your account needs them. Remove a team here when you no longer need it.',
  facts: (people: number, logo: string | null): string =>
    people === 0
      ? `Logo ${logo ?? ''}`
      : logo === null
        ? peopleText(people)
        : `${peopleText(people)}, logo ${logo}`,
  ofOrder: (orderNumber: number): string => `Order ${numberOf(orderNumber)}`,
  again: 'Use again',
  againFor: (name: string): string => `Use again: ${name}`,
  notSold: 'Its product is no longer sold. You can use the team on any other team product.',
  removeFor: (name: string): string => `Remove ${name}`,
  removeQuestion: 'Remove this team?',
  removeSaved: 'Its names are deleted from your account for good. Orders stay as they are.',
  removeOrdered:
    'Your account no longer shows or uses this team. The order keeps the names for as long as the shop needs them to make it.',
  removed: 'The team is removed',
  // Answers of the server.
  gone: 'We could not find this team. It may have been removed.',
  empty: 'This team has nobody in it yet',
  full: (most: number): string =>
    `Your account has no room for another team of this length. It keeps up to ${numberText(most)} teams. Please remove one that you no longer need.`,
  failed: 'Something went wrong with your teams. Please try again.',
  nameMissing: 'Please enter a name for the team',
  nameTooLong: (most: number): string => `Please use at most ${numberText(most)} letters`,
} as const;

const numberOf = (orderNumber: number): string => `#${orderNumber}`;
