import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { SetupKey } from './setup-checklist';

/** Puts a step of the checklist off for everybody of the shop, or takes it up again. */
export const putStepOff = (tenantId: TenantId, step: SetupKey, isLater: boolean): Promise<number> =>
  tenantDb(
    tenantId,
    (db) =>
      // In one statement, so that two at once lose nothing.
      db.$executeRaw`
        UPDATE "tenants"
        SET "setup_later" = array_remove(coalesce("setup_later", ARRAY[]::text[]), ${step})
          || CASE WHEN ${isLater} THEN ARRAY[${step}]::text[] ELSE ARRAY[]::text[] END
        WHERE "id" = ${tenantId}::uuid`,
  );
