import type { Role } from '@/lib/tenants/roles';

/** A member, as the page shows them. */
export type ShownMember = {
  userId: string;
  name: string;
  email: string;
  role: Role;
  since: string;
  isSelf: boolean;
  /** Whether they have a second factor. */
  hasFactor: boolean;
};
