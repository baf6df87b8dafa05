import { unlinkCustomerIdentity } from '@/lib/auth/identities/identities';
import { tellShopper } from '@/lib/entry/account/factor-answers';
import { tryCounted } from '@/lib/entry/headless/app-limits';
import { bearerQuery, headlessAnswer } from '@/lib/entry/headless/headless-handler';
import { proofMissing } from '@/lib/entry/headless/proof-missing';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Takes one way in from the account, never the last. Another's identity is as good as none. */
export const DELETE = bearerQuery(async ({ tenant, bearer, params }) => {
  const refusal = proofMissing(bearer) ?? (await tryCounted(tenant.id, bearer, 'factorEnrolment'));
  if (refusal !== null) {
    return refusal;
  }
  const { customer, sessionId } = bearer;
  const id = String(params.identity);
  const unlinked = await unlinkCustomerIdentity(tenant.id, customer.id, { id, sessionId });
  if (unlinked.ok) {
    const isPasskey = unlinked.value.kind === 'passkey';
    await tellShopper(tenant.id, bearer, isPasskey ? 'factor_removed' : 'way_removed');
    return headlessAnswer({});
  }
  switch (unlinked.error) {
    case 'identity_id_invalid':
      return { code: 'validation_failed', status: 404, message: say.identityIdInvalid };
    case 'identity_gone':
      return { code: 'identity_not_found' };
    case 'identity_last':
      return { code: 'single_identity_not_deletable' };
  }
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const GET = methodNotAllowed;
export const POST = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
