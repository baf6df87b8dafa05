import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { OPERATOR } from '@/lib/tenants/roles';
import { findPlatform } from '@/lib/tenants/tenants.queries';

/** Somebody who runs the platform, signed in there with a second factor. */
export async function createOperator(): Promise<{
  userId: string;
  email: string;
  sessionId: string;
  platformId: TenantId;
}> {
  const platform = await findPlatform();
  if (platform === null) {
    throw new Error('The platform has no row');
  }
  const { id: userId, email } = await database().user.create({
    data: { email: `operator-${randomUUID()}@example.test`, name: 'Olive Operator', passwordHash: '' },
  });
  await database().tenantUser.create({ data: { tenantId: platform.id, userId, role: OPERATOR } });
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { id: sessionId } = await database().session.create({
    data: {
      tenantId: platform.id,
      userId,
      assuranceLevel: 2,
      accessExpiresAt: inAnHour,
      expiresAt: inAnHour,
    },
  });
  return { userId, email, sessionId, platformId: platform.id };
}
