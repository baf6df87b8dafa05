import 'server-only';
import { type CodePurpose, requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { findCustomer } from '@/lib/auth/customers/customers.queries';
import { type SignedInCustomer, signInWithCode } from '@/lib/auth/customers/sign-in-with-code';
import { confirmSignUp } from '@/lib/auth/customers/sign-up';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import { isSharedRequester } from './requester-of-app';

/** GoTrue's kinds of codes, and what ours are for. An app cannot know which of two somebody types, so both are tried. */
const PURPOSES = {
  signup: ['confirm'],
  magiclink: ['sign_in'],
  email: ['sign_in', 'confirm'],
  sms: ['sign_in', 'confirm'],
  recovery: ['recovery'],
} as const satisfies Record<string, readonly CodePurpose[]>;

export type CodeType = keyof typeof PURPOSES;

export const isCodeType = (type: string): type is CodeType => Object.hasOwn(PURPOSES, type);

type CodeProof = {
  address: ContactAddress;
  code: string;
  requester: string;
  isShared: boolean;
  orSignsIn: boolean;
};
type SignIn = (
  tenantId: TenantId,
  proof: CodeProof,
  device: Device,
) => Promise<Result<SignedInCustomer, 'code_wrong'>>;

/**
 * Signs in with a code for a new password. Setting it is a step of its own, which the fresh session may take
 * (change-password.ts); until then the old one stays.
 */
const signInToRecover: SignIn = async (tenantId, { address, code, requester }, device) => {
  const key = { purpose: 'recovery', address: address.value, requester: requesterHash(requester) } as const;
  const proved = await tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, code);
    const customer = taken.ok ? await findCustomer(db, tenantId, address) : null;
    if (!taken.ok || customer === null || customer.id !== taken.value.customerId) {
      return err('code_wrong' as const);
    }
    const { id } = customer;
    const verified = address.kind === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt';
    await db.customer.updateMany({
      where: { tenantId, id },
      data: { lastSignedInAt: new Date(), [verified]: new Date() },
    });
    return ok(id);
  });
  if (!proved.ok) {
    return proved;
  }
  const tokens = await createSession(tenantId, aCustomer(proved.value), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, customerId: proved.value, isNew: false });
};

const SIGN_INS: Record<(typeof PURPOSES)[CodeType][number], SignIn> = {
  sign_in: signInWithCode,
  confirm: confirmSignUp,
  recovery: signInToRecover,
};

/** Signs in with a code of this kind. Counted before by `admitTry`. */
export async function signInWithCodeOf(
  tenantId: TenantId,
  type: CodeType,
  typed: Pick<CodeProof, 'address' | 'code' | 'requester'>,
  device: Device,
): Promise<Result<SignedInCustomer, 'code_wrong'>> {
  const purposes: readonly CodePurpose[] = PURPOSES[type];
  const isShared = isSharedRequester(typed.requester);
  const proof = { ...typed, isShared, orSignsIn: purposes.includes('sign_in') };
  for (const purpose of PURPOSES[type]) {
    const signedIn = await SIGN_INS[purpose](tenantId, proof, device);
    if (signedIn.ok) {
      return signedIn;
    }
  }
  return err('code_wrong');
}
