// Changes of a shop's team. The checks are in the database (migration `team`): each function locks the shop's owners,
// asks whether the caller's person is one of them, and writes the audit event in the same transaction. Not in the shop's
// scope, which must not be able to make a member.
import 'server-only';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import type { Cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';

/** `denied`: the caller's person is no owner at this moment, whatever the page said. */
export type TeamError = 'denied' | 'gone' | 'last_owner' | 'moved_on';

const changedAnswer = z.enum(['changed', 'denied', 'gone', 'moved_on', 'last_owner']);
const removedAnswer = z.enum(['removed', 'denied', 'gone', 'last_owner']);
const limitAnswer = z.enum(['set', 'denied']);

type RoleChange = { actorId: string; userId: string; seen: Role; role: Role };

/** Gives a member another role, if it is still the one that was seen. It counts from their next request on. */
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

/** Takes somebody out of the team, and ends their sessions in this shop. Whoever is not an owner may take out themselves. */
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

/** Sets what an order manager may give back of one order in all; null for nothing. */
export async function setRefundLimit(
  tenantId: TenantId,
  { actorId, limit }: { actorId: string; limit: Cents | null },
): Promise<Result<null, 'denied'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_set_refund_limit(${tenantId}::uuid, ${actorId}::uuid, ${limit}::int) AS answer`;
  return limitAnswer.parse(row?.answer) === 'set' ? ok(null) : err('denied');
}
