// Cookies that hold the key to one thing and are sent to its own address only.
import 'server-only';
import { env } from '@/lib/env';
import { isHttpsSite } from '@/lib/tenants/site-scheme';

export type PathCookie = {
  name: string;
  value: string;
  /** The address that the cookie is sent to, and what is below it. */
  path: string;
  /** In seconds. */
  maxAge: number;
  sameSite: 'Lax' | 'Strict';
};

/**
 * What such a cookie is called on this site. Where that is https, browsers take it over https only. Not `__Host-`,
 * whose cookies go to every address of the host: a key would travel with each picture and script.
 */
export const pathCookieName = (name: string): string => (isHttpsSite(env()) ? `__Secure-${name}` : name);

/** The `Set-Cookie` header of such a cookie: for this host, and out of reach of scripts. */
export function pathCookieHeader({ name, value, path, maxAge, sameSite }: PathCookie): string {
  const secure = isHttpsSite(env()) ? '; Secure' : '';
  return `${pathCookieName(name)}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=${sameSite}${secure}`;
}
