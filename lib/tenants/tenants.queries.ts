// Finds a shop by the key that the middleware made of its hostname.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { platformDb } from '@/lib/db/platform-db';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readCurrency, readLanguage } from '@/lib/language';
import { addDays } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';
import { isSlug, normaliseHost } from './hosts/hostname';
import { type Door, readTenantKey } from './hosts/tenant-key';
import { PLATFORM_KEY } from './platform-tenant';
import { findShopOfDomain } from './shop-of-domain.queries';
import { isPreviewKey } from './state/preview-key';
import { readShopState, readTenantKind } from './state/shop-state';
import type { Tenant } from './tenant';

/** What `tenantOf` needs of a shop's row. */
export const TENANT_COLUMNS = {
  id: true,
  slug: true,
  customDomain: true,
  name: true,
  description: true,
  logoUrl: true,
  primaryColor: true,
  secondaryColor: true,
  paypalClientId: true,
  paypalMerchantId: true,
  contactEmail: true,
  language: true,
  currency: true,
  appSignIn: true,
  appOrigins: true,
  kind: true,
  state: true,
  stateMessage: true,
  backOn: true,
  previewVersion: true,
  paypalEnvironment: true,
  vacation: { select: { shown: true, message: true, lastDay: true } },
} as const;

type Coded = 'language' | 'currency' | 'kind' | 'state';
type Made = 'takesTestsOnly' | 'isPreview' | 'vacation';
type TenantRow = Omit<Tenant, Coded | Made> &
  Record<Coded, string> & {
    paypalEnvironment: string | null;
    vacation: { shown: string; message: string; lastDay: Date } | null;
  };

const toTenant = (found: TenantRow | null): Tenant | null => found && tenantOf(found);

/** The shop of a row that was read together with another. */
export function tenantOf({ paypalEnvironment, vacation, ...row }: TenantRow): Tenant {
  return {
    ...row,
    language: readLanguage(row.language),
    currency: readCurrency(row.currency),
    kind: readTenantKind(row.kind),
    state: readShopState(row.state),
    // By what a job has turned, so that every server shows the same, and cached pages turn with it.
    vacation:
      vacation?.shown === 'on'
        ? { message: vacation.message, backOn: addDays(isoDate(vacation.lastDay, 'UTC'), 1) }
        : null,
    takesTestsOnly: paypalEnvironment === 'sandbox',
    isPreview: false,
  };
}

/** The value with which the build renders [tenant]. It is no shop, and must not need a database. */
export const PLACEHOLDER_KEY = 'placeholder.invalid';

/**
 * The shop of a tenant key: custom domain first, then the first label as slug (specification §1); null if there is
 * none, or none that is shown through the key's door. Rejects if the database does not answer.
 */
export async function findTenantByKey(key: string): Promise<Tenant | null> {
  const found = await lookUp(key);
  return found.isShown ? found.tenant : null;
}

type LookedUp = { tenant: Tenant | null; isShown: boolean };

/** The shop of a key, and whether the key's door shows it. */
async function lookUp(key: string): Promise<LookedUp> {
  const nobody = { tenant: null, isShown: false };
  if (key === PLATFORM_KEY) {
    return { tenant: await findPlatform(), isShown: true };
  }
  const { host, door } = readTenantKey(key);
  if (host === PLACEHOLDER_KEY || normaliseHost(host) !== host) {
    return nobody;
  }
  // Across tenants, because the question is which shop it is.
  const { tenant } = platformDb();
  const [firstLabel = ''] = host.split('.');
  const isHostname = host.includes('.');
  const own = isHostname
    ? await tenant.findUnique({ where: { customDomain: host }, select: TENANT_COLUMNS })
    : null;
  const proved = own === null && isHostname ? await findShopOfDomain(host) : null;
  if (proved !== null && proved.customDomain !== null) {
    // A name that leads on to its shop's main one (`findMovedTo`); its first label may be another shop's slug.
    return nobody;
  }
  const found = toTenant(
    own ??
      // Proved, and waiting for its certificate: there is no main one yet to which it could lead.
      (proved && (await tenant.findUnique({ where: { id: proved.id }, select: TENANT_COLUMNS }))) ??
      (isSlug(firstLabel)
        ? await tenant.findUnique({ where: { slug: firstLabel }, select: TENANT_COLUMNS })
        : null),
  );
  if (found === null) {
    return nobody;
  }
  const isPreview = door.kind === 'preview' && isPreviewKey(found, door.key);
  return { tenant: { ...found, isPreview }, isShown: isShownThrough(door, { ...found, isPreview }) };
}

/** A draft is shown to its people and to whoever holds its preview link; a closed shop to its people. */
function isShownThrough(door: Door, tenant: Tenant): boolean {
  if (door.kind === 'staff') {
    return true;
  }
  if (tenant.state === 'draft') {
    return tenant.isPreview;
  }
  return tenant.state !== 'closed';
}

/** The platform itself; its row is made when it is first needed. */
export async function findPlatform(): Promise<Tenant | null> {
  // Across tenants: it is the one that no shop's scope may look for.
  const db = platformDb();
  const [row] = await db.$queryRaw<{ id: string }[]>`SELECT platform_tenant()::text AS id`;
  return toTenant(row ? await db.tenant.findUnique({ where: { id: row.id }, select: TENANT_COLUMNS }) : null);
}

/** The shop with this id, for work without a request; null if it was deleted. */
export const findTenantById = async (tenantId: TenantId): Promise<Tenant | null> =>
  toTenant(
    await tenantStatement(tenantId, (db) =>
      db.tenant.findFirst({ where: { id: tenantId }, select: TENANT_COLUMNS }),
    ),
  );

/**
 * `findTenantByKey`, cached: a shop until it is saved, an unknown host for a minute or until names of shops change. One that is not shown is found again
 * as soon as it opens.
 */
export async function getCachedTenant(key: string): Promise<Tenant | null> {
  'use cache';
  const { tenant, isShown } = await lookUp(key);
  if (tenant === null) {
    cacheLife('unknownHost');
    cacheTag(tags.unknownHosts);
    return null;
  }
  cacheLife('tenant');
  cacheTag(tags.tenant(tenant.id));
  // Any host whose first label is a slug shows that shop. Strangers can invent any number of such hosts, so pages are
  // cached for the shop's own names only.
  const { host, door } = readTenantKey(key);
  const isOwnName = host === tenant.slug || host === tenant.customDomain || key === PLATFORM_KEY;
  if (!isOwnName || (door.kind === 'preview' && !tenant.isPreview)) {
    cacheTag(tags.uncacheable);
  }
  return isShown ? tenant : null;
}
