import { connection } from 'next/server';
import { env } from '@/lib/env';
import { apiAnswer, apiError } from '@/lib/http/api-error';
import { hasBearerSecret } from '@/lib/http/bearer-secret';
import { logger } from '@/lib/log';
import { sweep } from '@/lib/uploads/sweep';

/** Starts a sweep, for hosts that keep no process running. The same on every hostname; a 404 without the secret, a 500 where something failed. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { CRON_SECRET: secret } = env();
  if (!secret || !hasBearerSecret(request.headers.get('authorization'), secret)) {
    return apiError('not_found');
  }
  try {
    const { orderFiles, uploads, unpaidOrders, failures } = await sweep();
    // A scheduler looks at the status only.
    const status = failures === 0 ? 200 : 500;
    return apiAnswer({ order_files: orderFiles, uploads, unpaid_orders: unpaidOrders, failures }, status);
  } catch (error) {
    logger().error({ event: 'sweep.failed', error }, 'the sweep failed');
    return apiError('internal_error');
  }
}
