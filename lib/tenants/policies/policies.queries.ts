import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isPolicyKind, POLICY_KINDS, type PolicyKind } from './policy-kinds';

export type Policies = Partial<Record<PolicyKind, string>>;

async function readPolicies(tenantId: TenantId): Promise<Policies> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.policy.findMany({ where: { tenantId }, select: { kind: true, body: true } }),
  );
  const policies: Policies = {};
  for (const { kind, body } of rows) {
    if (isPolicyKind(kind)) {
      policies[kind] = body;
    }
  }
  return policies;
}

/** For shoppers: the texts that have a page, cached until the shop is saved. */
async function listShownPolicies(tenantId: TenantId): Promise<Policies> {
  'use cache';
  cacheLife('tenant');
  cacheTag(tags.tenant(tenantId));
  return readPolicies(tenantId);
}

/** The text of a page; null if the shop has none. */
export async function getShownPolicy(tenantId: TenantId, kind: PolicyKind): Promise<string | null> {
  return (await listShownPolicies(tenantId))[kind] || null;
}

/** The kinds that have a page, in the order of the footer. */
export async function listShownPolicyKinds(tenantId: TenantId): Promise<PolicyKind[]> {
  const policies = await listShownPolicies(tenantId);
  return POLICY_KINDS.filter((kind) => policies[kind]);
}

export type PolicySettings = { contactEmail: string | null; policies: Policies };

/** For their form: the texts that were saved, live, and the public address. */
export async function getPolicySettings(tenantId: TenantId): Promise<PolicySettings> {
  const [{ contactEmail }, policies] = await Promise.all([
    tenantDb(tenantId, (db) =>
      db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { contactEmail: true } }),
    ),
    readPolicies(tenantId),
  ]);
  return { contactEmail, policies };
}
