import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import type { FactorView } from './factor';
import { type FactorRow, withFactors } from './factor-rows';

export const factorView = ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
  confirmedAt,
  rpId,
}: FactorRow): FactorView => ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
  isConfirmed: confirmedAt !== null,
  worksAt: rpId,
});

/** A person's factors, oldest first, including unconfirmed ones. */
export const listFactors = (tenantId: TenantId, person: Person): Promise<FactorView[]> =>
  withFactors(tenantId, person, async (rows) => (await rows.list()).map(factorView));

/** Whether a person has an active factor. If so, a password alone signs nobody in. */
export const hasFactor = (tenantId: TenantId, person: Person): Promise<boolean> =>
  withFactors(tenantId, person, async (rows) => (await rows.count()) > 0);

/** The number of unused recovery codes. */
export const countRecoveryCodes = (tenantId: TenantId, person: Person): Promise<number> =>
  withFactors(tenantId, person, (rows) => rows.countCodes());
