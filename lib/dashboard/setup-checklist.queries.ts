import 'server-only';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { NEEDED_POLICIES } from '@/lib/tenants/policies/policy-kinds';
import { readShopState } from '@/lib/tenants/state/shop-state';
import { type SetupStep, setupSteps } from './setup-checklist';

/** The set-up steps of the shop. Read live, because the cached tenant has no secret to check. */
export async function getSetupSteps(tenantId: TenantId): Promise<SetupStep[]> {
  const tenant = await tenantDb(tenantId, (db) =>
    db.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: {
        paypalClientId: true,
        paypalSecretEncrypted: true,
        paypalMerchantId: true,
        paypalEnvironment: true,
        contactEmail: true,
        primaryColor: true,
        secondaryColor: true,
        state: true,
        setupLater: true,
        products: { where: { tenantId, archivedAt: null }, select: { id: true }, take: 1 },
        deliveryMethods: { where: { tenantId }, select: { id: true }, take: 1 },
        policies: { where: { tenantId }, select: { kind: true } },
      },
    }),
  );
  const {
    paypalSecretEncrypted,
    paypalMerchantId,
    paypalEnvironment,
    products,
    policies,
    deliveryMethods,
    state,
    ...rest
  } = tenant;
  return setupSteps({
    paypalClientId: rest.paypalClientId,
    contactEmail: rest.contactEmail,
    primaryColor: rest.primaryColor,
    secondaryColor: rest.secondaryColor,
    later: rest.setupLater,
    state: readShopState(state),
    isSandbox: paypalEnvironment === 'sandbox',
    hasPaypalSecret: paypalSecretEncrypted !== null || paypalMerchantId !== null,
    hasProduct: products.length > 0,
    hasDelivery: deliveryMethods.length > 0,
    hasPolicies: NEEDED_POLICIES.every((needed) => policies.some(({ kind }) => kind === needed)),
    hasPaidOrder: await hasPaidOrder(tenantId),
  });
}

/**
 * Whether PayPal has ever taken money for an order here, real or test. Read apart, so that payments which cannot be read
 * leave the other steps: the figures beside them report it.
 */
async function hasPaidOrder(tenantId: TenantId): Promise<boolean> {
  const payment = await tenantStatement(tenantId, (db) =>
    db.payment.findFirst({
      where: { tenantId, status: 'captured', method: 'paypal' },
      select: { id: true },
    }),
  ).catch(() => null);
  return payment !== null;
}
