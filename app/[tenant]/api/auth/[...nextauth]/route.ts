import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/auth-options';
import { apiError } from '@/lib/http/api-error';
import { deviceOf } from '@/lib/http/request-device';
import { getCachedTenant } from '@/lib/tenants/tenants.queries';

type AuthContext = RouteContext<'/[tenant]/api/auth/[...nextauth]'>;

/** next-auth on every shop's hostname: sign-in, sign-out, and the tokens against forged requests. */
async function handle(request: NextRequest, context: AuthContext): Promise<Response> {
  const { tenant: tenantKey, nextauth } = await context.params;
  const tenant = await getCachedTenant(tenantKey);
  if (tenant === null) {
    return apiError('store_not_found');
  }
  const options = authOptions(tenant, request.headers, deviceOf(request.headers));
  const response: Response = await NextAuth(request, context, options);
  // Reading the session writes the cookie again in next-auth. A slow answer could so put an old refresh token
  // over a new one; only signing in and the refresh write it here.
  if (nextauth[0] === 'session') {
    response.headers.delete('set-cookie');
  }
  return response;
}

export const GET = handle;
export const POST = handle;
