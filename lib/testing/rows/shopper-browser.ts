// Shoppers with an account for tests, and a browser in which one of them is signed in.

import { customerWith } from '@/lib/auth/customers/current-customer';
import { customerCookie, writeCustomerClaims } from '@/lib/auth/customers/customer-cookie';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { Tenant } from '@/lib/tenants/tenant';

type CustomerChanges = Partial<Prisma.CustomerUncheckedCreateInput>;

/** A customer of a shop with a proven e-mail address. */
export function createCustomer(
  tenant: Tenant,
  { email = 'ada@example.test', ...changes }: CustomerChanges = {},
) {
  return database().customer.create({
    data: {
      tenantId: tenant.id,
      email,
      emailVerifiedAt: email === null ? null : new Date(),
      name: 'Ada',
      lastSignedInAt: new Date(),
      ...changes,
    },
  });
}

type Handler = (request: Request, context: { params: Promise<{ tenant: string }> }) => Promise<Response>;

/**
 * A browser in which a customer is signed in at a shop. `later` is where the test collects what handlers do after their
 * answer; it is done before an answer is given back.
 */
export async function signedInBrowser(
  tenant: Tenant,
  customerId: string,
  { later, userAgent = 'Firefox/1 Linux' }: { later: (() => unknown)[]; userAgent?: string },
) {
  const device = { userAgent, address: '203.0.113.7' };
  const tokens = await createSession(tenant.id, aCustomer(customerId), device);
  const { sessionId, refreshToken, accessExpiresAt } = tokens;
  const claims = { sub: customerId, sessionId, refreshToken, accessExpiresAt: accessExpiresAt.getTime() };
  const cookie = await writeCustomerClaims(claims, 60 * 60);
  const { name } = customerCookie();

  const ask = (handler: Handler, init: RequestInit = {}, shop = tenant) =>
    handler(
      new Request('http://shop.test/api/account', {
        ...init,
        headers: {
          host: 'shop.test',
          origin: 'http://shop.test',
          'content-type': 'application/json',
          'x-forwarded-for': device.address,
          cookie: `${name}=${cookie}`,
          ...init.headers,
        },
      }),
      { params: Promise.resolve({ tenant: shop.slug }) },
    );
  return {
    sessionId,
    ask,
    /** Sends a body; answers status and body, once all that comes after the answer is done. */
    async send(handler: Handler, body: object = {}, shop = tenant) {
      const response = await ask(handler, { method: 'POST', body: JSON.stringify(body) }, shop);
      const text = await response.text();
      await Promise.all(later.splice(0).map((work) => work()));
      return { status: response.status, body: JSON.parse(text), cookies: response.headers.getSetCookie() };
    },
    current: () => customerWith(tenant.id, cookie),
    /** As if the sign-in had been so many minutes ago. */
    grow: (minutes: number) =>
      database().session.updateMany({
        where: { id: sessionId },
        data: { provedAt: new Date(Date.now() - minutes * 60_000) },
      }),
  };
}

export type SignedInBrowser = Awaited<ReturnType<typeof signedInBrowser>>;
