import 'server-only';
import { platformDb } from '@/lib/db/platform-db';

/** No name of DNS ends like this (RFC 2606), and the build renders pages of such a host without a database. */
const NOBODYS = '.invalid';

/**
 * The shop that has proved that it has this name, or the other one of www and apex, with what is needed to lead there; null
 * if none has.
 */
export async function findShopOfDomain(host: string) {
  if (host.endsWith(NOBODYS)) {
    return null;
  }
  // Across tenants, because the question is which shop it is. At most two rows, by the index of what is proved.
  const proved = await platformDb().tenantDomain.findMany({
    where: { verifiedAt: { not: null }, base: { in: [host, host.replace(/^www\./, '')] } },
    select: {
      host: true,
      partner: true,
      tenant: { select: { id: true, slug: true, customDomain: true, state: true } },
    },
  });
  return proved.find((one) => one.host === host || one.partner === host)?.tenant ?? null;
}
