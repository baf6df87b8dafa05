import { headlessQuery } from '@/lib/entry/headless/headless-handler';

/**
 * Any unknown address under /api/auth/v1, so that next-auth, whose addresses are beside it, does not handle
 * it.
 */
export const GET = headlessQuery(async () => ({ code: 'not_found' }));
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;

export { OPTIONS } from '@/lib/entry/headless/headless-handler';
