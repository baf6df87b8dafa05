import { connection } from 'next/server';
import { isScopeWell } from '@/lib/db/scope-health';
import { isProcessLeaving } from '@/lib/process-end.mjs';

/**
 * Readiness: 200 while both logins can serve a shop, else 503 with the reason in the log. 503 too while this process drains
 * and has no successor at its address, so that nothing new is sent to it. The same on every hostname.
 */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'no-store' };
  if (isProcessLeaving()) {
    return Response.json({ status: 'draining' }, { status: 503, headers });
  }
  return (await isScopeWell())
    ? Response.json({ status: 'ok' }, { headers })
    : Response.json({ status: 'unavailable' }, { status: 503, headers });
}
