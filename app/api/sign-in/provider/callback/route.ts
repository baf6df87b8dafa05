import { readProviderState } from '@/lib/auth/provider/provider-state';
import { NO_PAGE_POLICY } from '@/lib/http/security-headers.mjs';
import { providerSentences } from '@/lib/messages/en/provider';

/** The parameters that are passed on to the shop. */
const PASSED_ON = ['code', 'state', 'iss', 'error'] as const;
/** Longest value, in UTF-16 units. */
const LONGEST = 4_000;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': NO_PAGE_POLICY,
  // The address contains the code.
  'Referrer-Policy': 'no-referrer',
};

/**
 * The provider's one redirect address, for all shops: passes its answer on to the shop in the signed state.
 * Stores nothing and grants nothing: the code works only with the cookie of the browser that began, which
 * belongs to the shop (decision 0174).
 */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const state = readState(searchParams.get('state') ?? '');
  if (state === null) {
    return new Response(`${providerSentences.nowhere}\n`, {
      status: 400,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const target = new URL(state.to);
  for (const name of PASSED_ON) {
    const value = searchParams.get(name);
    if (value !== null && value.length <= LONGEST) {
      target.searchParams.set(name, value);
    }
  }
  return new Response(null, { status: 303, headers: { ...HEADERS, Location: target.href } });
}

const readState = (text: string) => (text.length <= LONGEST ? readProviderState(text) : null);
