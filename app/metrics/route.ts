import { connection } from 'next/server';
import { apiError } from '@/lib/entry/api-error';
import { env } from '@/lib/env';
import { hasBearerSecret } from '@/lib/http/bearer-secret';
import { exposeMetrics } from '@/lib/metrics/metrics.mjs';

/** What this process has counted, as Prometheus reads it. 404 without METRICS_SECRET. The same on every hostname. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { METRICS_SECRET: secret } = env();
  if (!secret || !hasBearerSecret(request.headers.get('authorization'), secret)) {
    return apiError('not_found');
  }
  const { text, contentType } = await exposeMetrics();
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
}
