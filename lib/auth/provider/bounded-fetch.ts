import { readBytes } from '@/lib/http/read-bytes';

/** Milliseconds for one call, from the first byte sent to the last one read. */
const TIMEOUT = 8_000;
/** Bytes: Google's documents have about 2,000, its keys about 2,000, an answer with a token about 3,000. */
const LONGEST_ANSWER = 128 * 1024;

/** `fetch` to the provider with a time limit and a size limit. Follows no redirects. */
export async function boundedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
  const bytes = await readBytes(response, LONGEST_ANSWER);
  if (!bytes.ok) {
    throw new Error(`The provider's answer could not be read: ${bytes.error}`);
  }
  // The body is read completely here, so the time limit includes it.
  const { status, headers } = response;
  return new Response(status === 204 || status === 304 ? null : bytes.value, { status, headers });
}
