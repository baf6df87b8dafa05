// The names for which a certificate may be got, in memory: a web server asks at the first connection to a name, and after
// its own restart for every name. Its question must be answered while the database is away.
import 'server-only';
import pLimit from 'p-limit';
import { onChanges } from '@/lib/cache/on-changes';
import { platformDb } from '@/lib/db/platform-db';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { isSlug, normaliseHost } from '@/lib/tenants/hosts/hostname';
import { findShopOfDomain } from '@/lib/tenants/shop-of-domain.queries';

/** Milliseconds between two readings of all names. */
const PAUSE = 1_000;
/** Look-ups of single names at once, and waiting: anybody can connect with any name. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 50;

type Memory = {
  /** Verified names and their partners; null before they were first read. */
  domains: ReadonlySet<string> | null;
  slugs: ReadonlySet<string>;
  timer: NodeJS.Timeout | null;
};

const KEY = Symbol.for('makerfront.allowed-names');
type Holder = typeof globalThis & { [KEY]?: Memory };

// Handlers and instrumentation are bundled apart, and share one memory.
function memory(): Memory {
  const holder: Holder = globalThis;
  holder[KEY] ??= { domains: null, slugs: new Set(), timer: null };
  return holder[KEY];
}

/** Reads all names. Rejects if the database does not answer; the names of before then stay. */
export async function readAllowedNames(): Promise<void> {
  // Across tenants: the names of all shops.
  const db = platformDb();
  const [domains, shops] = await Promise.all([
    db.tenantDomain.findMany({
      where: { verifiedAt: { not: null } },
      select: { host: true, partner: true },
    }),
    db.tenant.findMany({ where: { kind: 'shop' }, select: { slug: true } }),
  ]);
  const kept = memory();
  kept.domains = new Set(domains.flatMap(({ host, partner }) => [host, ...(partner ? [partner] : [])]));
  kept.slugs = new Set(shops.map(({ slug }) => slug));
}

function readSoon(): void {
  const kept = memory();
  kept.timer ??= setTimeout(() => {
    kept.timer = null;
    readAllowedNames().catch((error: unknown) => {
      logger().warn({ event: 'domain.names_not_read', error }, 'the names of before stay allowed');
      readSoon();
    });
  }, PAUSE).unref();
}

/** Keeps the names in memory from now on, for the life of the process. */
export function keepAllowedNames(): void {
  onChanges('allowed-names', readSoon);
  readSoon();
}

const oneByOne = pLimit(MOST_AT_ONCE);

/**
 * Whether a certificate may be got for this name: of a verified domain, or of a shop's own subdomain of the platform. A
 * name that is not in memory is looked up once, since it may be new; while the database is away it is refused.
 */
export async function isAllowedName(typed: string): Promise<boolean> {
  const host = normaliseHost(typed.trim());
  if (host === null) {
    return false;
  }
  const root = normaliseHost(env().PLATFORM_DOMAIN);
  const label = root !== null && host.endsWith(`.${root}`) ? host.slice(0, -root.length - 1) : null;
  if (host === root || host === `www.${root}`) {
    return true;
  }
  if (label !== null && !isSlug(label)) {
    return false;
  }
  const { domains, slugs } = memory();
  if (label === null ? domains?.has(host) : slugs.has(label)) {
    return true;
  }
  if (oneByOne.pendingCount >= MOST_WAITING) {
    return false;
  }
  return oneByOne(() => (label === null ? isVerified(host) : isShop(label))).catch(() => false);
}

const isVerified = async (host: string): Promise<boolean> => (await findShopOfDomain(host)) !== null;

// Across tenants: that is the question.
const isShop = async (slug: string): Promise<boolean> =>
  (await platformDb().tenant.count({ where: { slug, kind: 'shop' } })) > 0;
