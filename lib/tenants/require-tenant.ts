import 'server-only';
import { notFound } from 'next/navigation';
import { tenant as tenantKey } from 'next/root-params';
import { currentTenant } from './current-tenant';
import { noteHost } from './hosts/unknown-hosts.mjs';
import { getMovedTo } from './moved-shop.queries';
import type { Tenant } from './tenant';

/** The shop of the page being rendered; a 404 if it is unknown. */
export async function requireTenant(): Promise<Tenant> {
  const tenant = await currentTenant();
  const key = (await tenantKey()) ?? '';
  if (tenant === null) {
    // The server in front of Next turns the "not found" of a former address into the way on.
    noteHost(key, false, await getMovedTo(key).catch(() => null));
    return notFound();
  }
  noteHost(key, true);
  return tenant;
}
