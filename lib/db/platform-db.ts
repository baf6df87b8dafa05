import 'server-only';
import { platformPool } from './client';

/**
 * The database across all tenants, as a login that may do what is done across them and nothing more: the migration
 * `logins_and_grants` lists it. For work that belongs to no single shop: finding a shop by hostname, sign-in, the
 * landing page. Lint allows it in few named modules; each use says why in a comment.
 */
export const platformDb = platformPool;
