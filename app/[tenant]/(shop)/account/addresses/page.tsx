import type { Metadata } from 'next';
import { AddressBook } from '@/components/shop/account/address-book';
import { listAddresses } from '@/lib/account/addresses/addresses.queries';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.addresses.name,
  robots: { index: false },
};

/** The shopper's delivery addresses. */
export default accountPage({ current: 'addresses' })(async ({ tenant, customer }) => (
  <AddressBook addresses={await listAddresses(tenant.id, customer.id)} />
));
