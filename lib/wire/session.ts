import { bare } from './contract';
import { count, flag, nullable, object, text } from './shape';

/** The visitor, for the storefront's header: the role in this shop or null, and whether it opens the admin area. */
export const readSessionCall = bare(
  'GET',
  '/api/session',
  object({ signed_in: flag, role: nullable(text), enters_admin: flag }),
);

/** Refreshes the session of this browser; the time is in milliseconds. */
export const refreshSessionCall = bare('POST', '/api/session', object({ access_expires_at: count }));
