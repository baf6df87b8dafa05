import { findAppUser } from '@/lib/auth/headless/app-user.queries';
import { userBody } from '@/lib/auth/headless/headless-input';
import { changeUser } from '@/lib/entry/headless/change-user';
import { bearerHandler, bearerQuery, headlessAnswer } from '@/lib/entry/headless/headless-handler';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';

/** The customer whose token it is. */
export const GET = bearerQuery(async ({ tenant, bearer }) =>
  headlessAnswer(await findAppUser(tenant.id, bearer.customer)),
);

/** Changes name or password; a new address is confirmed by a code first. */
export const PUT = bearerHandler({ schema: userBody, handle: changeUser });

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const POST = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
