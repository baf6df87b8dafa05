import 'server-only';
import { deviceOf } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import type { Tenant } from '@/lib/tenants/tenant';
import { mailNewDevice } from './new-device.commands';

/** `mailNewDevice` for a request's headers. Never throws: the sign-in has succeeded already. */
export async function tellOfNewDevice(
  tenant: Tenant,
  signedIn: { userId: string; sessionId: string },
  headers: Headers,
): Promise<void> {
  try {
    const storeUrl = await storeAddress(tenant, headers);
    await mailNewDevice(tenant, { ...signedIn, device: deviceOf(headers), storeUrl });
  } catch (error) {
    logger().error({ event: 'new_device.mail_failed', tenantId: tenant.id, error });
  }
}
