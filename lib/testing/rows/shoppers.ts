import { customerCookie, writeCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { createCustomer } from './customers';
import { device } from './people';

export type Shopper = {
  id: string;
  sessionId: string;
  /** The session cookie's value, and how a browser sends it. */
  value: string;
  cookie: string;
};

/** A customer of a shop who is signed in. */
export async function createShopper(
  tenantId: TenantId,
  data: Partial<Prisma.CustomerUncheckedCreateInput> = {},
): Promise<Shopper> {
  const { id } = await createCustomer(tenantId, data);
  const { sessionId, refreshToken, accessExpiresAt } = await createSession(tenantId, aCustomer(id), device);
  const claims = { sub: id, sessionId, refreshToken, accessExpiresAt: accessExpiresAt.getTime() };
  const value = await writeCustomerClaims(claims, 3_600);
  return { id, sessionId, value, cookie: `${customerCookie().name}=${value}` };
}

/** Lets the access of a shopper run out, as it does 15 minutes after it was refreshed. */
export const expireAccess = ({ sessionId }: Shopper) =>
  database().session.updateMany({
    where: { id: sessionId },
    data: { accessExpiresAt: new Date(Date.now() - 1) },
  });
