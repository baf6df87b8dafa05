import { headers } from 'next/headers';
import { apiError } from '@/lib/entry/api-error';
import { isOfOtherRelease } from '@/lib/release';

/**
 * A page of another release may call an address that this release no longer has, or not yet. The answer makes it
 * reload.
 */
const notFound = async (): Promise<Response> =>
  apiError(isOfOtherRelease(await headers()) ? 'newer_version' : 'not_found');

/** Any unknown address under /api. */
export const GET = notFound;
export const POST = notFound;
export const PUT = notFound;
export const PATCH = notFound;
export const DELETE = notFound;
