import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/**
 * The shop that has proved that it has this name, or the other one of www and apex, with what is needed to lead there; null
 * if none has.
 */
export async function findShopOfDomain(host: string) {
  // Across tenants, because the question is which shop it is.
  const found = await platformDb().tenantDomain.findFirst({
    where: { verifiedAt: { not: null }, OR: [{ host }, { partner: host }] },
    select: { tenant: { select: { id: true, slug: true, customDomain: true, state: true } } },
  });
  return found?.tenant ?? null;
}
