import type { NextRequest } from 'next/server';
import { POST as nextAuth } from '../[...nextauth]/route';

/** next-auth's own sign-out, with a header that makes browsers drop pages that they keep for "back". */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/[tenant]/api/auth/signout'>,
): Promise<Response> {
  const { tenant } = await params;
  const response = await nextAuth(request, { params: Promise.resolve({ tenant, nextauth: ['signout'] }) });
  response.headers.set('Clear-Site-Data', '"cache"');
  return response;
}
