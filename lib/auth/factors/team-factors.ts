// An owner's decisions about the team's second factors. The functions of the migration `factors` check them
// and write the audit log, as for all changes of a team (lib/auth/team/team.commands.ts).
import 'server-only';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

const ruleAnswer = z.enum(['set', 'denied']);
const removedAnswer = z.enum(['removed', 'denied', 'gone', 'none', 'other_shops']);

/** Whether the shop requires a second factor of its team. */
export const requiresSecondFactor = (tenantId: TenantId): Promise<boolean> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: { requiresSecondFactor: true },
    });
    return row.requiresSecondFactor;
  });

/**
 * Sets the rule. It holds from each member's next request: members without a factor are led to set one up.
 */
export async function requireSecondFactor(
  tenantId: TenantId,
  { actorId, isRequired }: { actorId: string; isRequired: boolean },
): Promise<Result<null, 'denied'>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_require_second_factor(${tenantId}::uuid, ${actorId}::uuid, ${isRequired}) AS answer`;
  if (ruleAnswer.parse(row?.answer) !== 'set') {
    return err('denied');
  }
  noteAudit('auth.second_factor_rule', { tenantId, userId: actorId, isRequired });
  return ok(null);
}

/** `other_shops`: the member also works in another shop, which this shop's owner may not affect. */
export type RemoveFactorsError = Exclude<z.output<typeof removedAnswer>, 'removed'>;

/**
 * An owner's help for a member who has lost everything: deletes their factors and recovery codes and ends
 * their sessions. Returns the member's address for the notice.
 */
export async function removeMemberFactors(
  tenantId: TenantId,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<Result<{ email: string }, RemoveFactorsError>> {
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT team_remove_factors(${tenantId}::uuid, ${actorId}::uuid, ${userId}::uuid) AS answer`;
  const answer = removedAnswer.parse(row?.answer);
  if (answer !== 'removed') {
    return err(answer);
  }
  noteAudit('auth.factors_removed', { tenantId, userId, by: actorId });
  // People belong to the platform.
  const { email } = await platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  return ok({ email });
}

/** The subset of these people with a second factor. */
export async function listPeopleWithFactor(userIds: readonly string[]): Promise<Set<string>> {
  // People belong to the platform; the query returns only whether a factor exists.
  const rows = await platformDb().userFactor.findMany({
    where: { userId: { in: [...userIds] }, confirmedAt: { not: null } },
    select: { userId: true },
    distinct: ['userId'],
  });
  return new Set(rows.map(({ userId }) => userId));
}
