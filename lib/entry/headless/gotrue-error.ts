// Errors in GoTrue's shape: its published client chooses its error classes by the code.
import { ERROR_CODE_HEADER } from '@/lib/entry/api-error';
import { headlessSentences as say } from '@/lib/messages/en/headless';

const ERRORS = {
  validation_failed: { status: 400, message: say.bodyInvalid },
  bad_json: { status: 400, message: say.bodyUnreadable },
  no_authorization: { status: 401, message: say.tokenMissing },
  bad_jwt: { status: 403, message: say.tokenInvalid },
  session_not_found: { status: 403, message: say.sessionGone },
  refresh_token_not_found: { status: 400, message: say.refreshTokenGone },
  invalid_credentials: { status: 400, message: say.credentialsWrong },
  anonymous_provider_disabled: { status: 422, message: say.anonymousDisabled },
  phone_provider_disabled: { status: 400, message: say.phoneDisabled },
  otp_expired: { status: 403, message: say.codeWrong },
  weak_password: { status: 422, message: say.failed },
  same_password: { status: 422, message: say.samePassword },
  reauthentication_needed: { status: 400, message: say.nonceNeeded },
  reauthentication_not_valid: { status: 422, message: say.nonceWrong },
  insufficient_aal: { status: 401, message: say.secondFactorNeeded },
  mfa_factor_not_found: { status: 404, message: say.factorGone },
  mfa_challenge_expired: { status: 422, message: say.challengeExpired },
  mfa_verification_failed: { status: 422, message: say.factorCodeWrong },
  mfa_phone_enroll_not_enabled: { status: 422, message: say.phoneFactorsDisabled },
  mfa_webauthn_enroll_not_enabled: { status: 422, message: say.passkeyFactorsDisabled },
  too_many_enrolled_mfa_factors: { status: 422, message: say.tooManyFactors },
  identity_not_found: { status: 422, message: say.identityGone },
  single_identity_not_deletable: { status: 422, message: say.identityLast },
  manual_linking_disabled: { status: 404, message: say.linkingDisabled },
  over_email_send_rate_limit: { status: 429, message: say.accountBusy },
  over_sms_send_rate_limit: { status: 429, message: say.accountBusy },
  over_request_rate_limit: { status: 429, message: say.accountBusy },
  origin_not_allowed: { status: 403, message: say.originRefused },
  not_found: { status: 404, message: say.notFound },
  unexpected_failure: { status: 500, message: say.failed },
  request_timeout: { status: 503, message: say.busy },
} as const;

export type GoTrueCode = keyof typeof ERRORS;

export type GoTrueError = {
  code: GoTrueCode;
  message?: string;
  status?: number;
  /** Why a password is weak, in GoTrue's words. */
  reasons?: readonly string[];
};

export const API_VERSION = '2024-01-01';
const API_VERSION_HEADER = 'x-supabase-api-version';

/** The response of an expected failure. Older clients, without error codes, get the older shape. */
export function goTrueError(
  headers: Pick<Headers, 'get'>,
  { code, message, status, reasons }: GoTrueError,
): Response {
  const known = ERRORS[code];
  const answered = status ?? known.status;
  const text = message ?? known.message;
  const isNew = (headers.get(API_VERSION_HEADER) ?? '') >= API_VERSION;
  const body = {
    ...(isNew ? { code, message: text } : { code: answered, error_code: code, msg: text }),
    ...(reasons && { weak_password: { reasons } }),
  };
  return Response.json(body, {
    status: answered,
    headers: {
      'Cache-Control': 'no-store',
      [ERROR_CODE_HEADER]: code,
      ...(isNew && { [API_VERSION_HEADER]: API_VERSION }),
    },
  });
}
