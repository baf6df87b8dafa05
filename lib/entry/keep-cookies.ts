import 'server-only';
import { cookies } from 'next/headers';
import { type SiteCookie, siteCookieOptions } from '@/lib/http/site-cookies';

/** Adds these cookies to a server action's response. */
export async function keepCookies(...kept: readonly SiteCookie[]): Promise<void> {
  const jar = await cookies();
  for (const { name, value, maxAge } of kept) {
    jar.set(name, value, { ...siteCookieOptions(), maxAge });
  }
}
