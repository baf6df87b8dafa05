import { connection } from 'next/server';
import { platformPool, tenantPool } from '@/lib/db/client';

/** 200 while the database answers to both logins, else 503. The same on every hostname. */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'Cache-Control': 'no-store' };
  try {
    await Promise.all([tenantPool().$queryRaw`SELECT 1`, platformPool().$queryRaw`SELECT 1`]);
    return Response.json({ status: 'ok' }, { headers });
  } catch {
    return Response.json({ status: 'unavailable' }, { status: 503, headers });
  }
}
