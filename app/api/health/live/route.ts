import { connection } from 'next/server';

/**
 * Liveness: 200 as long as the process answers, also without a database and while it drains. A restart would help with
 * neither.
 */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'alive' }, { headers: { 'Cache-Control': 'no-store' } });
}
