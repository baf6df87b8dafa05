import 'server-only';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';

/**
 * The result of `load`; null if it fails, which is only logged (specification §8), so that the rest of the dashboard
 * still appears.
 */
export async function loadPart<Value>(
  part: string,
  tenantId: TenantId,
  load: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await load();
  } catch (error) {
    logger().error({ event: 'dashboard.part_failed', part, tenantId, error }, 'a part could not be loaded');
    return null;
  }
}
