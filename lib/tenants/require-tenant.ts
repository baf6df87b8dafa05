import 'server-only';
import { notFound } from 'next/navigation';
import { tenant as tenantKey } from 'next/root-params';
import { currentTenant } from './current-tenant';
import { noteHost } from './hosts/unknown-hosts.mjs';
import type { Tenant } from './tenant';

/** The shop of the page being rendered; a 404 if it is unknown. */
export async function requireTenant(): Promise<Tenant> {
  const tenant = await currentTenant();
  noteHost((await tenantKey()) ?? '', tenant !== null);
  return tenant ?? notFound();
}
