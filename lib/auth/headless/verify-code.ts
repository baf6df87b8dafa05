import 'server-only';
import type { CodePurpose } from '@/lib/auth/codes/code-rules';
import { signInToRecover } from '@/lib/auth/customers/recovery';
import {
  type CodeProof,
  type SignedInCustomer,
  signInWithCode,
} from '@/lib/auth/customers/sign-in-with-code';
import { confirmSignUp } from '@/lib/auth/customers/sign-up';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, type Result } from '@/lib/result';
import { isSharedRequester } from './requester-of-app';

/**
 * GoTrue's kinds of codes, mapped to our purposes. An app cannot know which of two codes a person types, so
 * both are tried.
 */
const PURPOSES = {
  signup: ['confirm'],
  magiclink: ['sign_in'],
  email: ['sign_in', 'confirm'],
  sms: ['sign_in', 'confirm'],
  recovery: ['recovery'],
} as const satisfies Record<string, readonly CodePurpose[]>;

export type CodeType = keyof typeof PURPOSES;

export const isCodeType = (type: string): type is CodeType => Object.hasOwn(PURPOSES, type);

type AppProof = CodeProof & { requester: string; isShared: boolean; orSignsIn: boolean };
type SignIn = (
  tenantId: TenantId,
  proof: AppProof,
  device: Device,
) => Promise<Result<SignedInCustomer, 'code_wrong'>>;

/**
 * Signs in with a recovery code. Setting the password is a separate call, which the new session may make
 * (change-password.ts); until then the old password stays.
 */
const signInForNewPassword: SignIn = (tenantId, proof, device) =>
  signInToRecover(tenantId, proof, device, (db, id) => {
    const verified = proof.address.kind === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt';
    return db.customer.updateMany({
      where: { tenantId, id },
      data: { lastSignedInAt: new Date(), [verified]: new Date() },
    });
  });

const SIGN_INS: Record<(typeof PURPOSES)[CodeType][number], SignIn> = {
  sign_in: signInWithCode,
  confirm: confirmSignUp,
  recovery: signInForNewPassword,
};

/** Signs in with a code of this kind. The caller has counted the try (`admitTry`). */
export async function signInWithCodeOf(
  tenantId: TenantId,
  type: CodeType,
  typed: Pick<AppProof, 'address' | 'code' | 'requester'>,
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
