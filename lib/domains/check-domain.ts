// One check of a domain: what DNS says, whether it proves the claim, and whether the certificate is there.
import 'server-only';
import { z } from 'zod';
import { recordChange } from '@/lib/cache/changes';
import { platformDb } from '@/lib/db/platform-db';
import { asTenantId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { certificates } from './certificates/of-environment';
import { afterCheck, isOver, nextCheck } from './check-rules';
import { wantedRecords } from './domain-records';
import { type DomainStatus, type FoundRecord, readDomainStatus } from './domain-status';
import { giveCertificatesUp, oweDomainNotice } from './domains.commands';
import { judgeRecords } from './judge-records';
import { lookUpDomain } from './look-up';
import { findTarget } from './target';

/** Milliseconds after which a claimed check is due again, because its process ended. */
const CHECK_LIFE = 2 * 60 * 1_000;

const taken = z.object({
  tenantId: z.string().transform(asTenantId),
  id: z.string(),
  host: z.string(),
  partner: z.string().nullable(),
  base: z.string(),
  token: z.string(),
  expiresAt: z.date(),
  verifiedAt: z.date().nullable(),
  workingAt: z.date().nullable(),
  status: z.string().transform(readDomainStatus),
  statusSince: z.date(),
  watchedSince: z.date(),
  astraySince: z.date().nullable(),
  told: z.enum(['', 'working', 'stopped']),
});

export type TakenDomain = z.output<typeof taken>;

async function take(of: { tenantId: TenantId; id: string } | null, most: number): Promise<TakenDomain[]> {
  const until = new Date(Date.now() + CHECK_LIFE);
  // Across tenants: domains of any shop are due. The function claims what it returns.
  const rows = await platformDb().$queryRaw`
    SELECT tenant_id::text AS "tenantId", id::text, host, partner, base, token, expires_at AS "expiresAt",
      verified_at AS "verifiedAt", working_at AS "workingAt", status, status_since AS "statusSince",
      watched_since AS "watchedSince", astray_since AS "astraySince", told
    FROM domain_take(${of?.tenantId ?? null}::uuid, ${of?.id ?? null}::uuid, ${until}::timestamptz, ${most})`;
  return z.array(taken).parse(rows);
}

/** The domains of all shops that are due for a check, claimed. */
export const takeDueDomains = (most: number): Promise<TakenDomain[]> => take(null, most);

/** Checks one domain of a shop now. False if there is none to check. */
export async function checkDomainNow(tenantId: TenantId, id: string): Promise<boolean> {
  const [domain] = await take({ tenantId, id }, 1);
  return domain !== undefined && (await checkDomain(domain)) !== 'gone';
}

/** Checks a claimed domain. `unanswered`: DNS gave no verdict, so nothing but the time of the next check changes. */
export async function checkDomain(domain: TakenDomain): Promise<'done' | 'unanswered' | 'gone'> {
  const now = new Date();
  if (domain.verifiedAt === null && domain.expiresAt <= now) {
    await end(domain, 'lapsed');
    return 'done';
  }
  const target = await findTarget();
  const facts = await lookUpDomain(
    [domain.host, ...(domain.partner === null ? [] : [domain.partner])],
    domain.base,
  );
  if (target === null || !facts.ok) {
    const { tenantId, id, token } = domain;
    await platformDb().tenantDomain.updateMany({
      where: { tenantId, id, token, nextCheckAt: { not: null } },
      data: { nextCheckAt: nextCheck(domain.watchedSince, now) },
    });
    return 'unanswered';
  }
  const judged = judgeRecords(wantedRecords(domain, domain.token, target), facts.value, target);
  let isProved = domain.verifiedAt !== null;
  if (!isProved && judged.records.some(({ type, state }) => type === 'TXT' && state === 'ok')) {
    const outcome = await prove(domain, facts.value.texts);
    if (outcome === 'gone' || outcome === 'lapsed') {
      return 'gone';
    }
    isProved = outcome === 'proved';
  }
  return note(domain, {
    status: await statusOf(domain, { trouble: judged.trouble, isProved }),
    records: judged.records,
    isAstray: isProved && judged.isAstray,
  });
}

/** A claim of a name that another shop still proves has its token in DNS and is not the owner's: so it reads as missing. */
async function statusOf(
  { host, partner, verifiedAt }: TakenDomain,
  { trouble, isProved }: { trouble: DomainStatus | null; isProved: boolean },
): Promise<DomainStatus> {
  if (!isProved) {
    return trouble ?? 'token_missing';
  }
  // Once it is proved, the owner may have tidied the token up: it is served as long as it leads here.
  if (trouble !== null && !(trouble === 'token_missing' && verifiedAt !== null)) {
    return trouble;
  }
  try {
    await certificates().add(host);
    if (partner !== null) {
      await certificates().add(partner);
    }
    return (await certificates().stateOf(host)) === 'ready' ? 'working' : 'waiting';
  } catch (error) {
    logger().warn({ event: 'domain.certificate_failed', host, error });
    return 'waiting';
  }
}

const proofAnswer = z.object({
  outcome: z.enum(['proved', 'missing', 'taken', 'lapsed', 'gone']),
  loser: z.string().transform(asTenantId).nullable(),
});

/** Proves a claim by the texts found in DNS. From then on its names are served, and certificates may be got for them. */
async function prove({ tenantId, id, host }: TakenDomain, texts: readonly string[]) {
  return platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<unknown[]>`
      SELECT outcome, loser::text FROM domain_prove(${tenantId}::uuid, ${id}::uuid, ${[...texts]}::text[])`;
    const { outcome, loser } = proofAnswer.parse(row);
    if (outcome === 'proved') {
      await recordChange(db, tenantId, { kind: 'hosts' });
      logger().info({ event: 'domain.proved', tenantId, host, loser });
    }
    if (loser !== null) {
      await recordChange(db, loser, { kind: 'hosts' });
      await oweDomainNotice(db, loser, { host, change: 'lost' });
    }
    return outcome;
  });
}

type Found = { status: DomainStatus; records: readonly FoundRecord[]; isAstray: boolean };

async function note(domain: TakenDomain, found: Found): Promise<'done' | 'gone'> {
  const now = new Date();
  const { tenantId, id, host } = domain;
  const after = afterCheck(domain, found, now);
  if (isOver(after.astraySince, now)) {
    await end(domain, 'stopped');
    return 'done';
  }
  const { count } = await platformDb().$transaction(async (db) => {
    const changed = await db.tenantDomain.updateMany({
      // Not if the name was given up, claimed again or lost meanwhile.
      where: { tenantId, id, token: domain.token, nextCheckAt: { not: null } },
      data: {
        status: after.status,
        statusSince: after.statusSince,
        watchedSince: after.watchedSince,
        astraySince: after.astraySince,
        told: after.told,
        nextCheckAt: after.nextCheckAt,
        checkedAt: now,
        records: [...found.records],
      },
    });
    if (changed.count === 0) {
      return changed;
    }
    if (after.status === 'working' && domain.workingAt === null) {
      await db.$executeRaw`SELECT domain_works(${tenantId}::uuid, ${id}::uuid)`;
    }
    if (after.status !== domain.status) {
      await recordChange(db, tenantId, { kind: 'hosts' });
      logger().info({ event: 'domain.changed', tenantId, host, from: domain.status, to: after.status });
    }
    if (after.tell !== null) {
      await oweDomainNotice(db, tenantId, { host, change: after.tell });
    }
    return changed;
  });
  return count === 0 ? 'gone' : 'done';
}

async function end(domain: TakenDomain, how: 'lapsed' | 'stopped'): Promise<void> {
  const { tenantId, id, host } = domain;
  const isEnded = await platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<{ ended: unknown }[]>`
      SELECT domain_end(${tenantId}::uuid, ${id}::uuid, ${how}) AS ended`;
    if (row?.ended !== true) {
      return false;
    }
    await recordChange(db, tenantId, { kind: 'hosts' });
    await oweDomainNotice(db, tenantId, { host, change: how });
    return true;
  });
  if (isEnded) {
    logger().info({ event: 'domain.ended', tenantId, host, how });
    if (how === 'stopped') {
      await giveCertificatesUp(domain);
    }
  }
}
