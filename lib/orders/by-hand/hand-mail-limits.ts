import type { TenantId } from '@/lib/ids';
import type { Counted } from '@/lib/limits/rate-limits';

/**
 * What an order by hand with an e-mail address is counted by, and each further mail that its link can cause: a person of
 * the shop names the address, and nobody has proved that it is theirs.
 */
export const handMailLimits = (tenantId: TenantId, email: string): Counted[] => [
  { limit: 'handMailAddress', key: `${tenantId} ${email.toLowerCase()}` },
  { limit: 'handMailTenant', key: tenantId },
];
