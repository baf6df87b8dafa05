import 'server-only';
import { headers } from 'next/headers';

/** The address at which this request's visitor has the shop open, such as `https://stitchworks.example.com`. */
export async function storeOrigin(): Promise<string> {
  const requestHeaders = await headers();
  // A list, where several proxies have added to it: the first is the one that the visitor spoke to.
  const protocol = requestHeaders.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return `${protocol === 'https' ? 'https' : 'http'}://${requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host') ?? ''}`;
}
