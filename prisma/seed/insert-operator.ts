import { hashPassword } from '@/lib/auth/passwords/passwords';
import type { Database } from '@/lib/db/client';
import { OPERATOR } from '@/lib/tenants/roles';
import { findPlatform } from '@/lib/tenants/tenants.queries';

/** Makes the demo's operator, who sets up a second factor at the first sign-in, and lets everybody open a shop. */
export async function insertOperator(db: Database, password: string): Promise<void> {
  const platform = await findPlatform();
  if (platform === null) {
    throw new Error('The platform has no row');
  }
  const { id: userId } = await db.user.create({
    data: {
      email: 'operator@makerfront.test',
      name: 'Olive Marsh',
      passwordHash: await hashPassword(password),
    },
  });
  await db.tenant.update({ where: { id: platform.id }, data: { opening: 'open' } });
  await db.tenantUser.create({ data: { tenantId: platform.id, userId, role: OPERATOR } });
}
