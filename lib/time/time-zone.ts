// Names of time zones. The browser's name comes in a cookie, so it may be any text.

const LONGEST_NAME = 64;

/** Whether dates can be formatted in a time zone with this name, such as 'America/New_York'. */
export function isTimeZone(name: string): boolean {
  if (name === '' || name.length > LONGEST_NAME) {
    return false;
  }
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The cookie in which the sign-in page and the admin area store the browser's time zone. */
export const TIME_ZONE_COOKIE = 'time_zone';
/** The cookie's name on an https page. */
export const SECURE_TIME_ZONE_COOKIE = '__Host-time_zone';
