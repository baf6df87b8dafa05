import 'server-only';
import { PLATFORM_SLUG } from '../platform-tenant';
import { storeLinksAt } from './address-of-now';

/** The URL of a path on the platform's own host. */
export const platformUrl = (path: string): string =>
  storeLinksAt({ slug: PLATFORM_SLUG, customDomain: null }, null)(path);
