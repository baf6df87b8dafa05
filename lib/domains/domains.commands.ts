// Claims of domains. The rules are in the database (migration `domains`).
import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { recordChange } from '@/lib/cache/changes';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { OWNER } from '@/lib/tenants/roles';
import { certificates } from './certificates/of-environment';
import { CLAIM_LIFE, DAY } from './check-rules';
import { type DomainNameProblem, readDomainName } from './domain-name';
import type { WantedRecord } from './domain-records';
import { findDomain } from './domains.queries';
import { ownNames } from './target';

const claimAnswer = z.enum(['claimed', 'denied', 'too_many', 'yours']);
const againAnswer = z.enum(['claimed', 'denied', 'gone']);
const removeAnswer = z.enum(['removed', 'denied', 'gone']);
const primaryAnswer = z.enum(['changed', 'denied', 'gone']);

export type ClaimError =
  | { code: DomainNameProblem | Exclude<z.output<typeof claimAnswer>, 'claimed'> }
  | { code: 'too_many_tries'; minutes: number };

/** 128 bits in URL-safe letters. */
const newToken = () => randomBytes(16).toString('base64url');

const claimEnd = () => new Date(Date.now() + CLAIM_LIFE);

type Actor = { actorId: string };

/** Claims what an owner typed, and returns the claim's id. Nothing is served until its token stands in DNS. */
export async function claimDomain(
  tenantId: TenantId,
  { actorId, typed }: Actor & { typed: string },
): Promise<Result<{ id: string; host: string }, ClaimError>> {
  const read = readDomainName(typed, ownNames());
  if (!read.ok) {
    return err({ code: read.problem });
  }
  const counted = await countTry([{ limit: 'domainClaim', key: tenantId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_tries', minutes: counted.error.minutes });
  }
  const { host, partner, base } = read.name;
  const id = randomUUID();
  // Not in the shop's scope, which may not claim by itself; the function checks who claims.
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT domain_claim(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid, ${host}, ${partner}, ${base}, ${newToken()},
      ${claimEnd()}::timestamptz) AS answer`;
  const answer = claimAnswer.parse(row?.answer);
  return answer === 'claimed' ? ok({ id, host }) : err({ code: answer });
}

/** Claims again what lapsed, stopped or was lost, with a fresh token. */
export async function claimDomainAgain(
  tenantId: TenantId,
  { actorId, id }: Actor & { id: string },
): Promise<Result<null, 'denied' | 'gone'>> {
  // As above.
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT domain_claim_again(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid, ${newToken()},
      ${claimEnd()}::timestamptz) AS answer`;
  const answer = againAnswer.parse(row?.answer);
  return answer === 'claimed' ? ok(null) : err(answer);
}

/** Gives a name up. The shop is at its other names from the next request on. */
export async function removeDomain(
  tenantId: TenantId,
  { actorId, id }: Actor & { id: string },
): Promise<Result<null, 'denied' | 'gone'>> {
  const domain = await findDomain(tenantId, id);
  // As above.
  const answer = await platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<{ answer: unknown }[]>`
      SELECT domain_remove(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid) AS answer`;
    await recordChange(db, tenantId, { kind: 'hosts' });
    return removeAnswer.parse(row?.answer);
  });
  if (answer !== 'removed') {
    return err(answer);
  }
  if (domain?.verifiedAt) {
    await giveCertificatesUp(domain);
  }
  return ok(null);
}

/** Tells whoever gets certificates; a failure is logged, because the name is given up already. */
export async function giveCertificatesUp({
  host,
  partner,
}: {
  host: string;
  partner: string | null;
}): Promise<void> {
  for (const name of [host, ...(partner === null ? [] : [partner])]) {
    try {
      await certificates().remove(name);
    } catch (error) {
      logger().warn({ event: 'domain.certificate_not_removed', host: name, error });
    }
  }
}

/** Makes a working name the one to which the others lead. */
export async function makeDomainPrimary(
  tenantId: TenantId,
  { actorId, id }: Actor & { id: string },
): Promise<Result<null, 'denied' | 'gone'>> {
  // As above.
  return platformDb().$transaction(async (db) => {
    const [row] = await db.$queryRaw<{ answer: unknown }[]>`
      SELECT domain_make_primary(${tenantId}::uuid, ${actorId}::uuid, ${id}::uuid) AS answer`;
    const answer = primaryAnswer.parse(row?.answer);
    if (answer !== 'changed') {
      return err(answer);
    }
    await recordChange(db, tenantId, { kind: 'hosts' });
    return ok(null);
  });
}

/** Queues the mail with the records of a claim to whoever keeps the DNS. */
export async function oweDomainSteps(
  tenantId: TenantId,
  {
    host,
    email,
    sender,
    records,
  }: { host: string; email: string; sender: string; records: readonly WantedRecord[] },
): Promise<Result<null, { minutes: number }>> {
  const counted = await countTry([
    { limit: 'domainStepsMail', key: `${tenantId} ${email}` },
    { limit: 'domainStepsTenant', key: tenantId },
  ]);
  if (!counted.ok) {
    return counted;
  }
  await tenantDb(tenantId, (db) =>
    oweAccountMail(db, tenantId, {
      kind: 'domain_steps',
      recipient: email,
      subject: randomUUID(),
      parameters: { host, sender, records: [...records] },
      expiresAt: new Date(Date.now() + 2 * DAY),
    }),
  );
  return ok(null);
}

/** Queues the mail to a shop's owners that a domain works, or has stopped. */
export async function oweDomainNotice(
  db: Database,
  tenantId: TenantId,
  { host, change }: { host: string; change: 'working' | 'stopped' | 'lost' | 'lapsed' },
): Promise<void> {
  const owners = await db.$queryRaw<{ email: string }[]>`
    SELECT u.email FROM tenant_users m JOIN users u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId}::uuid AND m.role = ${OWNER}`;
  for (const { email } of owners) {
    await oweAccountMail(db, tenantId, {
      kind: 'domain_notice',
      recipient: email,
      subject: randomUUID(),
      parameters: { host, change },
      expiresAt: new Date(Date.now() + 2 * DAY),
    });
  }
}
