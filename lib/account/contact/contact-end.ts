import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { mainAddress, provenAddress } from '../shopper';

/**
 * The address that must confirm a change: the one that is replaced, or for an addition the account's existing
 * one. So a stolen session alone, or access to the new address alone, changes nothing.
 */
export const presentEnd = (customer: CustomerFacts, wanted: ContactAddress): ContactAddress | null =>
  provenAddress(customer, wanted.kind) ?? mainAddress(customer);

/** The purposes of a change's codes, by kind of address. */
export const changePurpose = ({ kind }: ContactAddress) =>
  kind === 'email' ? ('email_change' as const) : ('phone_change' as const);

/** The column of an address, and that of its verification time. */
export const contactColumns = ({ kind, value }: ContactAddress, provedAt: Date) =>
  kind === 'email'
    ? { email: value, emailVerifiedAt: provedAt }
    : { phone: value, phoneVerifiedAt: provedAt };
