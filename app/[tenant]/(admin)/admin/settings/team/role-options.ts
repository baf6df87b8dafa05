import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { ROLES, type ShopRole } from '@/lib/tenants/roles';

/** The roles for a select. */
export const ROLE_OPTIONS = ROLES.map((role) => ({
  value: role,
  label: adminTeamSentences.roles[role].name,
}));

/** An option's role; the one with the fewest permissions for an unknown value. */
export const roleOf = (value: string): ShopRole => ROLES.find((role) => role === value) ?? 'product-manager';
