import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { type IdentityView, identityColumns } from './identity-views';

/** A staff member's identities at providers, oldest first. */
export const listUserProviderIdentities = (userId: string): Promise<IdentityView[]> =>
  // Across tenants: a person has one account for all shops.
  platformDb().userIdentity.findMany({
    where: { userId },
    select: identityColumns,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
