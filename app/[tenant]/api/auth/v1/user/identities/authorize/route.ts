import { bearerQuery } from '@/lib/entry/headless/headless-handler';

/** Identities are linked on the shop's own account page, whose provider leads back there. */
export const GET = bearerQuery(async () => ({ code: 'manual_linking_disabled' }));

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, PATCH, POST, PUT } from '@/lib/entry/only-get';
