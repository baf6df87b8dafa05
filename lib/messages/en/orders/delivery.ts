// How an order reaches its buyer: at the checkout, on the order's pages and in mails.
import { numberText, plural } from '@/lib/messages/format';

const daysText = (days: number) => plural(days, { one: '# day', other: '# days' });

export const deliverySentences = {
  title: 'Delivery',
  addressNeeded: 'Choose your state or province above to see the ways of delivery.',
  refused:
    'This store has no way of delivery for your order and this address. Please contact the store owner, or use another address.',
  notInTotal: 'Delivery is added once we know your state or province.',
  onlyPickup: 'This store does not send your order to this address. You can pick it up:',
  free: 'Free',
  days: (from: number, to: number) =>
    to === 0 ? 'Same day' : from === to ? daysText(to) : `${numberText(from)}–${daysText(to)}`,
  found: (ways: number) =>
    plural(ways, { one: 'There is # way of delivery.', other: 'There are # ways of delivery.' }),
  /** On the order's pages and in its mails. */
  delivery: 'Delivery',
  pickUpAt: 'Pick it up at',
  handedOver: 'Handed over',
  takes: (name: string, days: string) => `${name}, ${days}`,
} as const;
