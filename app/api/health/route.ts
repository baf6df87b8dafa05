import { connection } from 'next/server';
import { isScopeWell } from '@/lib/db/scope-health';

/** 200 while both logins can serve a shop, else 503 with the reason in the log. The same on every hostname. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'no-store' };
  return (await isScopeWell())
    ? Response.json({ status: 'ok' }, { headers })
    : Response.json({ status: 'unavailable' }, { status: 503, headers });
}
