import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { ROLES, type ShopRole } from '@/lib/tenants/roles';

/** The roles as a select offers them. */
export const ROLE_OPTIONS = ROLES.map((role) => ({
  value: role,
  label: adminTeamSentences.roles[role].name,
}));

/** The role of an option; that with the least where the browser says anything else. */
export const roleOf = (value: string): ShopRole => ROLES.find((role) => role === value) ?? 'product-manager';
