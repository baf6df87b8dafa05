import 'server-only';
import { cookies } from 'next/headers';
import { type SiteCookie, siteCookieOptions } from '@/lib/http/site-cookies';

/** Has the answer of a server action set these cookies. */
export async function keepCookies(...kept: readonly SiteCookie[]): Promise<void> {
  const jar = await cookies();
  for (const { name, value, maxAge } of kept) {
    jar.set(name, value, { ...siteCookieOptions(), maxAge });
  }
}
