import 'server-only';
import { z } from 'zod';
import { operatorDb } from '@/lib/db/operator-db';
import { tenantDb } from '@/lib/db/tenant-db';
import { asTenantId, type TenantId } from '@/lib/ids';
import { type DomainStatus, type FoundRecord, readDomainStatus, readRecords } from './domain-status';

const columns = {
  id: true,
  host: true,
  partner: true,
  base: true,
  token: true,
  expiresAt: true,
  verifiedAt: true,
  workingAt: true,
  status: true,
  statusSince: true,
  records: true,
  checkedAt: true,
} as const;

export type Domain = {
  id: string;
  host: string;
  partner: string | null;
  base: string;
  token: string;
  /** Until when the claim can be proved. */
  expiresAt: Date;
  verifiedAt: Date | null;
  workingAt: Date | null;
  status: DomainStatus;
  statusSince: Date;
  records: FoundRecord[];
  checkedAt: Date | null;
};

const read = <Row extends { status: string; records: unknown }>(row: Row) => ({
  ...row,
  status: readDomainStatus(row.status),
  records: readRecords(row.records),
});

/** A shop's domains, oldest first. */
export const listDomains = (tenantId: TenantId): Promise<Domain[]> =>
  tenantDb(tenantId, async (db) => {
    const rows = await db.tenantDomain.findMany({
      where: { tenantId },
      orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }],
      select: columns,
    });
    return rows.map(read);
  });

/** One domain of a shop; null if it has none of this id. */
export const findDomain = (tenantId: TenantId, id: string): Promise<Domain | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.tenantDomain.findUnique({
      where: { tenantId_id: { tenantId, id } },
      select: columns,
    });
    return row && read(row);
  });

const operatorRow = z.object({
  tenantId: z.string().transform(asTenantId),
  id: z.string(),
  shop: z.string(),
  slug: z.string(),
  host: z.string(),
  status: z.string().transform(readDomainStatus),
  statusSince: z.date(),
  isMain: z.boolean(),
  verifiedAt: z.date().nullable(),
  checkedAt: z.date().nullable(),
  nextCheckAt: z.date().nullable(),
});

export type OperatorDomain = z.output<typeof operatorRow>;

/** Rows of one page of the console's list. */
export const OPERATOR_PAGE_SIZE = 25;

/** The domains of all shops for the console, those that do not work first; one row more than a page if there is another. */
export const listDomainsForOperator = (
  operator: { sessionId: string },
  { search, page }: { search: string; page: number },
): Promise<OperatorDomain[]> =>
  operatorDb(operator, async (db) =>
    z.array(operatorRow).parse(
      await db.$queryRaw`
        SELECT d.tenant_id::text AS "tenantId", d.id::text, d.shop, d.slug, d.host, d.status, d.status_since AS "statusSince",
          d.is_main AS "isMain", d.verified_at AS "verifiedAt", d.checked_at AS "checkedAt", d.next_check_at AS "nextCheckAt"
        FROM operator_domains(${search.trim()}, ${OPERATOR_PAGE_SIZE + 1}, ${(page - 1) * OPERATOR_PAGE_SIZE}) d`,
    ),
  );
