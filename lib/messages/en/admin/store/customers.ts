// The shop's customers: their list, the page of one, and the file.
import { plural } from '@/lib/messages/format';

export const customersSentences = {
  none: 'No customers yet',
  noneHint: 'Whoever pays for an order appears here, by e-mail address.',
  /** Why somebody is missing who has bought. */
  withoutAddress:
    'Orders without an e-mail address, such as those of a market stall, are found under Orders.',
  noneFound: 'No customers match your search.',
  all: 'All customers',
  searchLabel: 'Search customers',
  searchPlaceholder: 'Name, e-mail…',
  searchHint: 'Finds names and e-mail addresses.',
  count: (customers: number) => plural(customers, { one: '# customer', other: '# customers' }),
  moreThan: (customers: number) =>
    `More than ${plural(customers, { one: '# customer', other: '# customers' })}`,
  sort: 'Sort by',
  sorts: { last: 'Latest order', paid: 'Total paid', orders: 'Number of orders', email: 'E-mail address' },
  orders: 'Orders',
  paid: 'Paid',
  lastOrder: 'Last order',
  /** Marks an address that a code has proven. */
  account: 'Account',
  accountHint: 'Has an account with this proven address.',
  noAccountHint: 'Ordered with this address. Nobody has proven it.',
  paidHint: 'What was paid, less refunds. Test orders do not count.',
  moreOrders: 'Search all orders with this address',
  seeCustomer: 'All orders of this customer',
  noteHint:
    'For your eyes only. It is removed with the customer’s account, or some time after their last order.',
  noteSaved: 'Note saved.',
  noteFailed: 'The note could not be saved. Please try again.',
  noteChanged: 'Somebody else has changed this note meanwhile. Theirs:',
  gone: 'This customer is not there any more.',
  notFound: 'No such customer',
  exportFailed: 'The customers could not be exported. Please try again.',
  columns: {
    email: 'E-mail',
    name: 'Name',
    orders: 'Orders',
    paid: (currency: string) => `Paid less refunds (${currency})`,
    last: (timeZone: string) => `Last order (${timeZone})`,
    account: 'Account',
    note: 'Note',
    yes: 'Yes',
  },
} as const;
