import { bearerQuery } from '@/lib/entry/headless/headless-handler';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';

/** Identities are linked on the shop's own account page, whose provider leads back there. */
export const GET = bearerQuery(async () => ({ code: 'manual_linking_disabled' }));

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const POST = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
