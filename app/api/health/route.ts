import { connection } from 'next/server';
import { isScopeWell } from '@/lib/db/scope-health';

/** 200 while both logins can do their part of serving a shop, else 503; why, the log says. The same on every hostname. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'no-store' };
  return (await isScopeWell())
    ? Response.json({ status: 'ok' }, { headers })
    : Response.json({ status: 'unavailable' }, { status: 503, headers });
}
