import { enrolTotp } from '@/lib/auth/factors/totp.commands';
import { isBelowFactor } from '@/lib/auth/headless/bearer';
import { factorBody } from '@/lib/auth/headless/headless-input';
import { aCustomer } from '@/lib/auth/sessions/person';
import { tryCounted } from '@/lib/entry/headless/app-limits';
import { bearerHandler, headlessAnswer } from '@/lib/entry/headless/headless-handler';
import { proofMissing } from '@/lib/entry/headless/proof-missing';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/** Makes a secret for an authenticator app, which is active once a code was verified. */
export const POST = bearerHandler({
  schema: factorBody,
  async handle({ tenant, bearer, body }) {
    if (body.factor_type !== 'totp') {
      return body.factor_type === 'webauthn' || body.factor_type === 'phone'
        ? { code: `mfa_${body.factor_type}_enroll_not_enabled` }
        : { code: 'validation_failed', message: say.factorTypeUnknown };
    }
    if (isBelowFactor(bearer)) {
      return { code: 'insufficient_aal', status: 403, message: say.secondFactorToEnroll };
    }
    const refusal = proofMissing(bearer) ?? (await tryCounted(tenant.id, bearer, 'factorEnrolment'));
    if (refusal !== null) {
      return refusal;
    }
    const { customer } = bearer;
    const name = body.friendly_name || say.factorName;
    const enrolled = await enrolTotp(tenant.id, aCustomer(customer.id), {
      name,
      issuer: body.issuer || tenant.name,
      account: customer.email ?? customer.phone ?? customer.id,
    });
    if (!enrolled.ok) {
      return { code: 'too_many_enrolled_mfa_factors' };
    }
    const { id, secret, uri, svg } = enrolled.value;
    return headlessAnswer({ id, type: 'totp', friendly_name: name, totp: { qr_code: svg, secret, uri } });
  },
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';
