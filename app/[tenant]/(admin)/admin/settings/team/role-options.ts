import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { isRole, ROLES, type Role } from '@/lib/tenants/roles';

/** The roles as a select offers them. */
export const ROLE_OPTIONS = ROLES.map((role) => ({
  value: role,
  label: adminTeamSentences.roles[role].name,
}));

/** The role of an option; that with the least where the browser says anything else. */
export const roleOf = (value: string): Role => (isRole(value) ? value : 'product-manager');
