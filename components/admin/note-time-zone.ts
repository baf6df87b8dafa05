import { SECURE_TIME_ZONE_COOKIE, TIME_ZONE_COOKIE } from '@/lib/time/time-zone';

const YEAR = 365 * 24 * 3_600;

/**
 * Stores the browser's time zone in a cookie, so that the server's days begin at the owner's midnight; returns
 * whether it has changed.
 */
export function noteTimeZone(): boolean {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isHttps = window.location.protocol === 'https:';
  const pair = `${isHttps ? SECURE_TIME_ZONE_COOKIE : TIME_ZONE_COOKIE}=${timeZone}`;
  if (!timeZone || document.cookie.split('; ').includes(pair)) {
    return false;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${pair}; path=/; max-age=${YEAR}; samesite=lax${isHttps ? '; secure' : ''}`;
  return true;
}
