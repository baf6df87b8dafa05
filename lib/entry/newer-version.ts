import 'server-only';
import { isOfOtherRelease } from '@/lib/release';
import { apiError, ERROR_CODE_HEADER } from './api-error';

/**
 * Refusals that a page of another release can cause without a mistake of its user: the page sends what its own server
 * understood.
 */
const MISUNDERSTANDINGS: ReadonlySet<string> = new Set([
  'invalid_json',
  'invalid_input',
  'unsupported_media_type',
  'internal_error',
]);

/**
 * The response to a page of another release. An understood request is served, above all a payment. If it is not
 * understood, the page learns that there is a newer version, instead of blaming the user.
 */
export function orNewerVersion(request: Request, response: Response): Response {
  const code = response.headers.get(ERROR_CODE_HEADER);
  const isMisunderstood = code !== null && MISUNDERSTANDINGS.has(code);
  return isMisunderstood && isOfOtherRelease(request.headers) ? apiError('newer_version') : response;
}
