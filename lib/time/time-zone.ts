// Time zones as people's browsers name them. The name comes from a cookie, so it is anybody's text.

const LONGEST_NAME = 64;

/** Whether dates can be written in the zone of this name, such as 'America/New_York'. */
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

/** Where the sign-in page and the admin area note the browser's time zone. */
export const TIME_ZONE_COOKIE = 'time_zone';
/** The same on an https page. */
export const SECURE_TIME_ZONE_COOKIE = '__Host-time_zone';
