// The calls of a shop's own app by their paths, the most exact first.
import * as challenge from '@/app/[tenant]/api/auth/v1/factors/[factor]/challenge/route';
import * as factor from '@/app/[tenant]/api/auth/v1/factors/[factor]/route';
import * as verifyFactor from '@/app/[tenant]/api/auth/v1/factors/[factor]/verify/route';
import * as factors from '@/app/[tenant]/api/auth/v1/factors/route';
import * as health from '@/app/[tenant]/api/auth/v1/health/route';
import * as logout from '@/app/[tenant]/api/auth/v1/logout/route';
import * as otp from '@/app/[tenant]/api/auth/v1/otp/route';
import * as reauthenticate from '@/app/[tenant]/api/auth/v1/reauthenticate/route';
import * as recover from '@/app/[tenant]/api/auth/v1/recover/route';
import * as resend from '@/app/[tenant]/api/auth/v1/resend/route';
import * as settings from '@/app/[tenant]/api/auth/v1/settings/route';
import * as signup from '@/app/[tenant]/api/auth/v1/signup/route';
import * as token from '@/app/[tenant]/api/auth/v1/token/route';
import * as identity from '@/app/[tenant]/api/auth/v1/user/identities/[identity]/route';
import * as authorize from '@/app/[tenant]/api/auth/v1/user/identities/authorize/route';
import * as user from '@/app/[tenant]/api/auth/v1/user/route';
import * as verify from '@/app/[tenant]/api/auth/v1/verify/route';
import type { Route } from './headless-server';

const V1 = '/api/auth/v1';

export const HEADLESS_ROUTES: Record<string, Route> = {
  [`${V1}/health`]: health,
  [`${V1}/settings`]: settings,
  [`${V1}/signup`]: signup,
  [`${V1}/token`]: token,
  [`${V1}/otp`]: otp,
  [`${V1}/verify`]: verify,
  [`${V1}/resend`]: resend,
  [`${V1}/recover`]: recover,
  [`${V1}/reauthenticate`]: reauthenticate,
  [`${V1}/user`]: user,
  [`${V1}/user/identities/authorize`]: authorize,
  [`${V1}/user/identities/[identity]`]: identity,
  [`${V1}/factors`]: factors,
  [`${V1}/factors/[factor]`]: factor,
  [`${V1}/factors/[factor]/challenge`]: challenge,
  [`${V1}/factors/[factor]/verify`]: verifyFactor,
  [`${V1}/logout`]: logout,
};
