import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import type { Tenant } from '@/lib/tenants/tenant';

/** A signed-in shopper of a shop, as the account's commands need them. */
export type SignedInShopper = {
  tenant: Tenant;
  customer: CustomerFacts;
  sessionId: string;
  /** When they last proved their identity. */
  provedAt: Date;
};

/** A code's key for the session that requested it: another session cannot use the code. */
export const requesterOfSession = (sessionId: string): string => `session.${sessionId}`;

/** An account's verified e-mail address or phone number; null without one. */
export const provenAddress = (
  { email, emailVerifiedAt, phone, phoneVerifiedAt }: CustomerFacts,
  kind: ContactAddress['kind'],
): ContactAddress | null => {
  const [value, verifiedAt] = kind === 'email' ? [email, emailVerifiedAt] : [phone, phoneVerifiedAt];
  return value === null || verifiedAt === null ? null : { kind, value };
};

/** The preferred address of an account: e-mail, else phone. */
export const mainAddress = (customer: CustomerFacts): ContactAddress | null =>
  provenAddress(customer, 'email') ?? provenAddress(customer, 'phone');
