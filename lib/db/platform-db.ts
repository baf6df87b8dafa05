import 'server-only';
import { platformPool, platformQuery } from './client';

/**
 * The database across all tenants, with a login that has only the rights for that work (the migration
 * `logins_and_grants` lists them). For work that belongs to no single shop: finding a shop by hostname, sign-in, the
 * landing page. Lint allows it in a few named modules; each use gives its reason in a comment.
 */
export const platformDb = platformPool;

/** The same for single statements of a library, without Prisma. */
export { platformQuery };
