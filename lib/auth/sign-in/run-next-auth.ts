// Calls next-auth with verified facts about a request only. Its handler for route files reads host and protocol from
// headers that a client controls; its handler for the pages router takes them from the caller.
import 'server-only';
import NextAuth, { type AuthOptions } from 'next-auth';
import { letNextAuthTakeOrigin } from '@/lib/env';

export type AuthCall = {
  /** For example ['callback', 'credentials']. */
  action: readonly string[];
  method: 'GET' | 'POST';
  /** Scheme, host and port as the visitor's browser shows them. */
  origin: URL;
  cookies: Record<string, string>;
  body: Record<string, string>;
};

/** The parts of a pages-router response that next-auth uses. */
function pagesAnswer() {
  const headers = new Headers();
  const answer = {
    status: 200,
    body: null as string | null,
    response: {
      status(code: number) {
        answer.status = code;
        return answer.response;
      },
      getHeader: (name: string) =>
        name.toLowerCase() === 'set-cookie' ? headers.getSetCookie() : headers.get(name),
      setHeader(name: string, value: string | readonly string[]) {
        headers.delete(name);
        for (const each of [value].flat()) {
          headers.append(name, each);
        }
        return answer.response;
      },
      json(body: object) {
        headers.set('Content-Type', 'application/json');
        answer.body = JSON.stringify(body);
      },
      send(body: unknown) {
        if (typeof body === 'object' && body !== null) {
          answer.response.json(body);
        } else if (typeof body === 'string') {
          answer.body = body;
        }
      },
      end() {},
    },
    toResponse: () => new Response(answer.body, { status: answer.status, headers }),
  };
  return answer;
}

// The types demand whole pages-router objects; next-auth uses only the parts above.
const handleCall = NextAuth as unknown as (
  request: object,
  response: object,
  options: AuthOptions,
) => Promise<unknown>;

/** next-auth's answer to one call. */
export async function runNextAuth(
  { action, method, origin, cookies, body }: AuthCall,
  options: AuthOptions,
): Promise<Response> {
  letNextAuthTakeOrigin();
  const answer = pagesAnswer();
  const request = {
    method,
    headers: {
      host: origin.host,
      'x-forwarded-host': origin.host,
      'x-forwarded-proto': origin.protocol.slice(0, -1),
    },
    query: { nextauth: [...action] },
    cookies,
    body,
  };
  await handleCall(request, answer.response, options);
  const response = answer.toResponse();
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
