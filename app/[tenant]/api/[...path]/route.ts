import { apiError } from '@/lib/entry/api-error';

const notFound = (): Response => apiError('not_found');

/** Any address under /api that is none. */
export const GET = notFound;
export const POST = notFound;
export const PUT = notFound;
export const PATCH = notFound;
export const DELETE = notFound;
