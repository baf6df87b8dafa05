import 'server-only';
import { z } from 'zod';
import { recordChange } from '@/lib/cache/changes';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { type AddressProblem, addressProblem } from './hosts/shop-address';

const answer = z.enum(['changed', 'moved_on', 'taken', 'reserved', 'gone']);

export type ChangeSlugError = AddressProblem | Exclude<z.output<typeof answer>, 'changed'>;

/**
 * Gives a shop another address, on behalf of the operator of this session. The one before leads on to it, and is never
 * another shop's. Its people sign in again, because cookies stay with their host. `seen` is the address that the page
 * showed.
 */
export async function changeSlugAsOperator(
  operator: { sessionId: string },
  tenantId: TenantId,
  { seen, slug, reason }: { seen: string; slug: string; reason: string },
): Promise<Result<null, ChangeSlugError>> {
  const problem = addressProblem(slug);
  if (problem !== null) {
    return err(problem);
  }
  return operatorDb(operator, async (db) => {
    const [row] = await db.$queryRaw<{ answer: unknown }[]>`
      SELECT operator_change_slug(${tenantId}::uuid, ${seen}, ${slug}, ${reason}) AS answer`;
    const answered = answer.parse(row?.answer);
    if (answered !== 'changed') {
      return err(answered);
    }
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });
}
