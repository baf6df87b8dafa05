import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type SetupStep, setupSteps } from './setup-checklist';

/** The set-up steps of the shop. Read live, because the cached tenant has no secret to check. */
export async function getSetupSteps(tenantId: TenantId): Promise<SetupStep[]> {
  const tenant = await tenantDb(tenantId, (db) =>
    db.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: {
        logoUrl: true,
        paypalClientId: true,
        paypalSecretEncrypted: true,
        primaryColor: true,
        secondaryColor: true,
        products: { where: { tenantId }, select: { id: true }, take: 1 },
      },
    }),
  );
  const { paypalSecretEncrypted, products, ...rest } = tenant;
  return setupSteps({
    ...rest,
    hasPaypalSecret: paypalSecretEncrypted !== null,
    hasProduct: products.length > 0,
  });
}
