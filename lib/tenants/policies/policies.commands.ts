import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isEdited } from '@/lib/merge-edits';
import { err, ok, type Result } from '@/lib/result';
import { POLICY_KINDS, type PolicyKind } from './policy-kinds';

export type PolicyValues = Record<PolicyKind | 'contactEmail', string>;

/**
 * Saves the public address and the texts; an empty text has no page. `base` are the values from when the form was
 * opened: if others are stored by now, nothing is saved, and the stored ones are returned. One that was never saved was a
 * suggestion in the form, and agrees with any.
 */
export const savePolicies = (
  tenantId: TenantId,
  input: PolicyValues,
  base?: PolicyValues,
): Promise<Result<null, { current: PolicyValues }>> =>
  tenantDb(tenantId, async (db) => {
    // Locks the shop's row, so that the second of two racing saves sees the first.
    await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
    if (base !== undefined) {
      const { contactEmail } = await db.tenant.findUniqueOrThrow({
        where: { id: tenantId },
        select: { contactEmail: true },
      });
      const rows = await db.policy.findMany({ where: { tenantId }, select: { kind: true, body: true } });
      const bodyOf = (wanted: PolicyKind) => rows.find(({ kind }) => kind === wanted)?.body ?? base[wanted];
      const current = {
        contactEmail: contactEmail ?? base.contactEmail,
        about: bodyOf('about'),
        shipping: bodyOf('shipping'),
        returns: bodyOf('returns'),
        privacy: bodyOf('privacy'),
        legal: bodyOf('legal'),
      };
      if (isEdited(current, base)) {
        return err({ current });
      }
    }
    await db.tenant.update({
      where: { id: tenantId },
      data: { contactEmail: input.contactEmail },
      select: { id: true },
    });
    for (const kind of POLICY_KINDS) {
      await db.policy.upsert({
        where: { tenantId_kind: { tenantId, kind } },
        create: { tenantId, kind, body: input[kind] },
        update: { body: input[kind] },
      });
    }
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });
