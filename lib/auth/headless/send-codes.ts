// Codes that a shop's own app requests. Send them after the response, because their time reveals who has an
// account.
import 'server-only';
import { z } from 'zod';
import { type CodePurpose, requesterHash } from '@/lib/auth/codes/code-rules';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { findCustomer } from '@/lib/auth/customers/customers.queries';
import { pauseAtRandom } from '@/lib/auth/customers/random-pause';
import { sendCode } from '@/lib/auth/customers/send-code';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { Tenant } from '@/lib/tenants/tenant';

/** Sends a sign-in code; to an address without an account only if the code may create one. */
export async function sendSignInCode(
  tenant: Tenant,
  address: ContactAddress,
  { requester, makesAccount }: { requester: string; makesAccount: boolean },
): Promise<void> {
  if (!makesAccount) {
    await pauseAtRandom(tenant.id);
  }
  const isKnown =
    makesAccount || (await tenantDb(tenant.id, (db) => findCustomer(db, tenant.id, address))) !== null;
  if (isKnown) {
    await sendCode(tenant, { address, purpose: 'sign_in', requester, customerId: null });
  }
}

/** What an app may ask to resend, by GoTrue's name. */
const AGAIN = {
  signup: ['confirm'],
  sms: ['confirm', 'sign_in'],
} satisfies Record<string, CodePurpose[]>;

export type ResendType = keyof typeof AGAIN;

export const isResendType = (type: string | null | undefined): type is ResendType =>
  type !== null && type !== undefined && Object.hasOwn(AGAIN, type);

/** The data of a code that creates an account. */
const kept = z.record(z.string(), z.string());

/**
 * Replaces the newest code of this kind that this app requested, and sends the new one; does nothing without
 * one.
 */
export async function sendCodeAgain(
  tenant: Tenant,
  type: ResendType,
  address: ContactAddress,
  requester: string,
): Promise<void> {
  const last = await tenantStatement(tenant.id, (db) =>
    db.oneTimeCode.findFirst({
      where: {
        tenantId: tenant.id,
        purpose: { in: AGAIN[type] },
        address: address.value,
        requester: requesterHash(requester),
        usedAt: null,
        expiresAt: { gt: new Date() },
      },
      orderBy: { createdAt: 'desc' },
      select: { purpose: true, customerId: true, detail: true },
    }),
  );
  const purpose = AGAIN[type].find((one) => one === last?.purpose);
  if (last !== null && purpose !== undefined) {
    const { customerId } = last;
    await sendCode(tenant, { address, purpose, requester, customerId, detail: kept.parse(last.detail) });
  }
}
