import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import { lowerSessions } from '@/lib/auth/sessions/sessions.commands';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { FactorView } from './factor';
import { withFactors } from './factor-rows';
import { factorView } from './factors.queries';

/**
 * Removes one of the person's own factors. With the last one their recovery codes go, this session returns to
 * assurance level 1, and the others end. The id of another person's factor counts as unknown.
 */
export async function removeFactor(
  tenantId: TenantId,
  person: Person,
  { factorId, sessionId }: { factorId: string; sessionId: string },
): Promise<Result<{ removed: FactorView; isLast: boolean }, 'factor_gone'>> {
  const done = await withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    const factor = await rows.find(factorId);
    if (factor === null) {
      return null;
    }
    await rows.remove(factorId);
    const isLast = factor.confirmedAt !== null && (await rows.count()) === 0;
    if (isLast) {
      await rows.removeCodes();
    }
    return { removed: factorView(factor), isLast };
  });
  if (done === null) {
    return err('factor_gone');
  }
  if (done.isLast) {
    await lowerSessions(tenantId, person, sessionId);
  }
  return ok(done);
}
