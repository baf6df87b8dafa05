import 'server-only';
import { isOfOtherRelease } from '@/lib/release';
import { apiError, ERROR_CODE_HEADER } from './api-error';

/** Refusals that a page of another release may get for no fault of its reader: it speaks as its own server understood. */
const MISUNDERSTANDINGS: ReadonlySet<string> = new Set([
  'invalid_json',
  'invalid_input',
  'unsupported_media_type',
  'internal_error',
]);

/**
 * The answer to a page of another release: what it asks for is done as long as it is understood, a payment above all.
 * Where it is not, the page is told that there is a newer version, and not that its reader has done something wrong.
 */
export function orNewerVersion(request: Request, response: Response): Response {
  const code = response.headers.get(ERROR_CODE_HEADER);
  const isMisunderstood = code !== null && MISUNDERSTANDINGS.has(code);
  return isMisunderstood && isOfOtherRelease(request.headers) ? apiError('newer_version') : response;
}
