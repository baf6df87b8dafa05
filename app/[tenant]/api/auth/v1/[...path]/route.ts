import { headlessQuery } from '@/lib/entry/headless/headless-handler';

/** Any address under /api/auth/v1 that is none. next-auth, whose addresses are beside it, never sees these. */
export const GET = headlessQuery(async () => ({ code: 'not_found' }));
export const POST = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;

export { OPTIONS } from '@/lib/entry/headless/headless-handler';
