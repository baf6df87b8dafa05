import { connection } from 'next/server';
import { isAllowedName } from '@/lib/domains/allowed-names';
import { env } from '@/lib/env';
import { hasBearerSecret } from '@/lib/http/bearer-secret';
import { deviceOf } from '@/lib/limits/request-device';

/** The connection's own address; behind a trusted proxy the visitor's, so that no visitor counts as this machine. */
const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Tells a web server in front whether it may get a certificate for `?domain=`: 200, or 404. Works on every hostname. Only
 * this machine may ask, or who knows DOMAINS_SECRET, by header or `?secret=`; for anybody else there is nothing here.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { searchParams } = new URL(request.url);
  const { DOMAINS_SECRET: secret } = env();
  const told = searchParams.get('secret');
  const isKnown =
    secret !== undefined &&
    hasBearerSecret(told === null ? request.headers.get('authorization') : `Bearer ${told}`, secret);
  if (!isKnown && !LOOPBACK.test(deviceOf(request.headers).address)) {
    return answer(404);
  }
  return answer((await isAllowedName(searchParams.get('domain') ?? '')) ? 200 : 404);
}
