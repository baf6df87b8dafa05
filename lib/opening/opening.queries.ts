import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { INVITATION_LIFE, OPENINGS, type Opening } from '@/lib/opening-policy';

/** The current rule for opening shops. */
export async function getOpening(): Promise<Opening> {
  // In the platform's own row, which no shop's scope reads.
  const row = await platformDb().tenant.findFirst({
    where: { kind: 'platform' },
    select: { opening: true },
  });
  return OPENINGS.find((opening) => opening === row?.opening) ?? 'request';
}

/** Whether a person with this verified address may open a shop. */
export async function mayOpen(email: string): Promise<boolean> {
  if ((await getOpening()) === 'open') {
    return true;
  }
  // Across tenants: sign-ups belong to no shop.
  const since = new Date(Date.now() - INVITATION_LIFE);
  const invited = await platformDb().contactSignup.count({ where: { email, invitedAt: { gt: since } } });
  return invited > 0;
}
