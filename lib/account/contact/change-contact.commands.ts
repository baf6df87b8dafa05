// A new e-mail address or phone number for an account. It takes two codes, one to the current address and one
// to the new.
import 'server-only';
import { z } from 'zod';
import { type CodeKey, requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodesIn } from '@/lib/auth/codes/one-time-codes.commands';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { findCustomer } from '@/lib/auth/customers/customers.queries';
import { sendCode } from '@/lib/auth/customers/send-code';
import { isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import { oweNotice } from '../notify';
import { requesterOfSession, type SignedInShopper } from '../shopper';
import { changePurpose, contactColumns, presentEnd } from './contact-end';

/** The purpose of each code. */
const oldDetail = z.object({ to: z.string() });
const newDetail = z.object({ from: z.string() });

/**
 * Sends both codes, also to an address that belongs to another account: only its owner, who reads the code,
 * learns that. Call it after the response.
 */
export async function sendContactCodes(
  { tenant, customer, sessionId }: SignedInShopper,
  present: ContactAddress,
  wanted: ContactAddress,
): Promise<void> {
  const common = {
    purpose: changePurpose(wanted),
    requester: requesterOfSession(sessionId),
    customerId: customer.id,
  };
  await sendCode(tenant, {
    ...common,
    address: present,
    detail: { to: wanted.value },
    newAddress: wanted.value,
  });
  await sendCode(tenant, { ...common, address: wanted, detail: { from: present.value } });
}

export type ContactError =
  | { code: 'codes_wrong'; wrong: readonly ('old_code' | 'code')[] }
  | { code: 'address_taken' };

const FIELDS = ['old_code', 'code'] as const;

/**
 * Changes the address if both codes are correct, and signs out all other sessions. Refuses an address that
 * belongs to another account, also after a race. Returns the address that had to agree.
 */
export async function changeContact(
  shopper: SignedInShopper,
  wanted: ContactAddress,
  codes: { oldCode: string; code: string },
): Promise<Result<ContactAddress, ContactError>> {
  const present = presentEnd(shopper.customer, wanted);
  if (present === null) {
    return err({ code: 'codes_wrong', wrong: ['old_code'] });
  }
  try {
    return await tenantDb(shopper.tenant.id, (db) => changeIn(db, shopper, { present, wanted, ...codes }));
  } catch (error) {
    if (isUniqueViolation(error)) {
      return err({ code: 'address_taken' });
    }
    throw error;
  }
}

async function changeIn(
  db: Database,
  { tenant, customer, sessionId }: SignedInShopper,
  change: { present: ContactAddress; wanted: ContactAddress; oldCode: string; code: string },
): Promise<Result<ContactAddress, ContactError>> {
  const { present, wanted, oldCode, code } = change;
  const tenantId = tenant.id;
  const keyOf = ({ value }: ContactAddress): CodeKey => ({
    purpose: changePurpose(wanted),
    address: value,
    requester: requesterHash(requesterOfSession(sessionId)),
  });
  const taken = await takeCodesIn(db, tenantId, [
    { key: keyOf(present), typed: oldCode },
    { key: keyOf(wanted), typed: code },
  ]);
  if (!taken.ok) {
    return err({ code: 'codes_wrong', wrong: FIELDS.filter((_, place) => taken.error.includes(place)) });
  }
  const [old, fresh] = taken.value;
  const isForThis =
    taken.value.every(({ customerId }) => customerId === customer.id) &&
    oldDetail.safeParse(old?.detail).data?.to === wanted.value &&
    newDetail.safeParse(fresh?.detail).data?.from === present.value;
  if (!isForThis) {
    return err({ code: 'codes_wrong', wrong: FIELDS });
  }
  if ((await findCustomer(db, tenantId, wanted)) !== null) {
    return err({ code: 'address_taken' });
  }
  // Only while the account still has the confirming address.
  const { count } = await db.customer.updateMany({
    where: { tenantId, id: customer.id, [present.kind]: present.value },
    data: contactColumns(wanted, new Date()),
  });
  if (count === 0) {
    return err({ code: 'codes_wrong', wrong: FIELDS });
  }
  await db.session.deleteMany({ where: { tenantId, customerId: customer.id, NOT: { id: sessionId } } });
  await oweNotice(db, tenantId, present, { change: `${wanted.kind}_changed`, address: wanted.value });
  return ok(present);
}

/**
 * Removes an address from an account that has another one, after a fresh proof. Signs out all other sessions.
 * Returns the address; null if the account has no other address that codes can be sent to.
 */
export function removeContact(
  { tenant, customer, sessionId }: SignedInShopper,
  kind: ContactAddress['kind'],
): Promise<ContactAddress | null> {
  const tenantId = tenant.id;
  if (kind === 'email' && !sendsTextMessages()) {
    return Promise.resolve(null);
  }
  return tenantDb(tenantId, async (db) => {
    const value = customer[kind];
    const isEmail = kind === 'email';
    const { count } = await db.customer.updateMany({
      where: {
        tenantId,
        id: customer.id,
        [kind]: value ?? '',
        // Requires the other address, verified: without it nobody could sign in again.
        ...(isEmail ? { phoneVerifiedAt: { not: null } } : { emailVerifiedAt: { not: null } }),
      },
      data: isEmail ? { email: null, emailVerifiedAt: null } : { phone: null, phoneVerifiedAt: null },
    });
    if (count === 0 || value === null) {
      return null;
    }
    const removed: ContactAddress = { kind, value };
    await db.session.deleteMany({ where: { tenantId, customerId: customer.id, NOT: { id: sessionId } } });
    await oweNotice(db, tenantId, removed, { change: `${kind}_removed`, address: value });
    return removed;
  });
}
