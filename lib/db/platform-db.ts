import 'server-only';
import { database } from './client';

/**
 * The database across all tenants, without row-level security. For work that belongs to no single shop:
 * finding a shop by hostname, sign-in, the landing page. Lint allows it in few named modules; each use
 * says why in a comment.
 */
export const platformDb = database;
