import 'server-only';
import { notFound } from 'next/navigation';
import { currentTenant } from './current-tenant';
import type { Tenant } from './tenant';

/** The shop of the page being rendered; an unknown one ends the page as a 404. */
export async function requireTenant(): Promise<Tenant> {
  return (await currentTenant()) ?? notFound();
}
