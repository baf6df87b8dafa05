import { SECURE_TIME_ZONE_COOKIE, TIME_ZONE_COOKIE } from '@/lib/time/time-zone';

const YEAR = 365 * 24 * 3_600;

/** Notes the browser's time zone for the server, so that days begin where the owner is; answers whether it was news. */
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
