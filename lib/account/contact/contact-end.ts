import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { mainAddress, provenAddress } from '../shopper';

/**
 * The end of an account that must agree when it gets another address: the address that is replaced, or where it adds
 * one, the address that it has. So whoever only holds a session, or only the new address, changes nothing.
 */
export const presentEnd = (customer: CustomerFacts, wanted: ContactAddress): ContactAddress | null =>
  provenAddress(customer, wanted.kind) ?? mainAddress(customer);

/** What the codes of a change are made for, by the kind of address. */
export const changePurpose = ({ kind }: ContactAddress) =>
  kind === 'email' ? ('email_change' as const) : ('phone_change' as const);

/** The column of an address, with the moment at which it was proved. */
export const contactColumns = ({ kind, value }: ContactAddress, provedAt: Date) =>
  kind === 'email'
    ? { email: value, emailVerifiedAt: provedAt }
    : { phone: value, phoneVerifiedAt: provedAt };
