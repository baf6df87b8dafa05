import { headers } from 'next/headers';
import { apiError } from '@/lib/entry/api-error';
import { isOfOtherRelease } from '@/lib/release';

/** A page of another release may ask for what this one no longer has, or not yet: it is told so, and loads itself again. */
const notFound = async (): Promise<Response> =>
  apiError(isOfOtherRelease(await headers()) ? 'newer_version' : 'not_found');

/** Any address under /api that is none. */
export const GET = notFound;
export const POST = notFound;
export const PUT = notFound;
export const PATCH = notFound;
export const DELETE = notFound;
