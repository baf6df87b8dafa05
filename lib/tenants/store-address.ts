import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';
import { storeUrl } from './store-url';

/** The address of the shop's first page, as people can pass it on; null if there is none that is sure to be its own. */
export async function storeAddress(store: {
  slug: string;
  customDomain: string | null;
}): Promise<string | null> {
  const { PLATFORM_DOMAIN, PREVIEW_DOMAIN } = env();
  const requestHeaders = await headers();
  return storeUrl('/', {
    host: requestHeaders.get('x-forwarded-host') ?? requestHeaders.get('host'),
    isSecure: requestHeaders.get('x-forwarded-proto') !== 'http',
    store,
    platformDomain: PLATFORM_DOMAIN ?? null,
    previewDomain: PREVIEW_DOMAIN ?? null,
  });
}
