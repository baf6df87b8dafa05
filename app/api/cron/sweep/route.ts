import { connection } from 'next/server';
import { env } from '@/lib/env';
import { apiAnswer, apiError } from '@/lib/http/api-error';
import { hasBearerSecret } from '@/lib/http/bearer-secret';
import { logger } from '@/lib/log';
import { sweep } from '@/lib/uploads/sweep';

/** Starts a sweep, for hosts that keep no process running. The same on every hostname; a 404 without the secret. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { CRON_SECRET: secret } = env();
  if (!secret || !hasBearerSecret(request.headers.get('authorization'), secret)) {
    return apiError('not_found');
  }
  try {
    const { orderFiles, uploads, failures } = await sweep();
    return apiAnswer({ order_files: orderFiles, uploads, failures });
  } catch (error) {
    logger().error({ event: 'sweep.failed', error }, 'the sweep failed');
    return apiError('internal_error');
  }
}
