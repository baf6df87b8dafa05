import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import type { Tenant } from '@/lib/tenants/tenant';

/** The shopper who is signed in at a shop, as their commands need them. */
export type SignedInShopper = {
  tenant: Tenant;
  customer: CustomerFacts;
  sessionId: string;
  /** When they last proved who they are. */
  provedAt: Date;
};

/** How a code names the session that asked for it: in another one it opens nothing. */
export const requesterOfSession = (sessionId: string): string => `session.${sessionId}`;

/** The proven address of an account by mail or by phone; null if it has none. */
export const provenAddress = (
  { email, emailVerifiedAt, phone, phoneVerifiedAt }: CustomerFacts,
  kind: ContactAddress['kind'],
): ContactAddress | null => {
  const [value, verifiedAt] = kind === 'email' ? [email, emailVerifiedAt] : [phone, phoneVerifiedAt];
  return value === null || verifiedAt === null ? null : { kind, value };
};

/** Where an account is reached first: by mail, else by phone. */
export const mainAddress = (customer: CustomerFacts): ContactAddress | null =>
  provenAddress(customer, 'email') ?? provenAddress(customer, 'phone');
