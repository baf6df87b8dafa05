// Changes of a shop's team. The checks are in the database (migration `team`): each function locks the shop's
// owners, checks that the caller is one of them, and writes the audit event in the same transaction. Not in
// the shop's scope, which must not be able to add a member.
import 'server-only';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';

/** `denied`: the caller is not an owner now, even if the page showed them as one. */
export type TeamError = 'denied' | 'gone' | 'last_owner' | 'moved_on';

const changedAnswer = z.enum(['changed', 'denied', 'gone', 'moved_on', 'last_owner']);
const removedAnswer = z.enum(['removed', 'denied', 'gone', 'last_owner']);
const limitAnswer = z.enum(['set', 'denied']);

type RoleChange = { actorId: string; userId: string; seen: Role; role: Role };

/**
 * Changes a member's role, if it is still the one that the caller saw. The new role holds from the member's
 * next request.
 */
export async function changeMemberRole(
  tenantId: TenantId,
  { actorId, userId, seen, role }: RoleChange,
): Promise<Result<null, TeamError>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_change_role(${tenantId}::uuid, ${actorId}::uuid, ${userId}::uuid, ${seen}, ${role}) AS answer`;
  const answer = changedAnswer.parse(row?.answer);
  if (answer !== 'changed') {
    return err(answer);
  }
  noteAudit('auth.role_changed', { tenantId, userId, by: actorId, from: seen, to: role });
  return ok(null);
}

/**
 * Removes a member, and ends their sessions in this shop. A member who is not an owner may remove only
 * themselves.
 */
export async function removeMember(
  tenantId: TenantId,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<Result<null, Exclude<TeamError, 'moved_on'>>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_remove(${tenantId}::uuid, ${actorId}::uuid, ${userId}::uuid) AS answer`;
  const answer = removedAnswer.parse(row?.answer);
  if (answer !== 'removed') {
    return err(answer);
  }
  noteAudit('auth.role_changed', { tenantId, userId, by: actorId, to: null });
  return ok(null);
}

/** Sets the most that an order manager may refund of one order; null for nothing. */
export async function setRefundLimit(
  tenantId: TenantId,
  { actorId, limit }: { actorId: string; limit: Cents | null },
): Promise<Result<null, 'denied'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_set_refund_limit(${tenantId}::uuid, ${actorId}::uuid, ${limit}::int) AS answer`;
  return limitAnswer.parse(row?.answer) === 'set' ? ok(null) : err('denied');
}
