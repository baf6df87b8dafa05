import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts';

/** What a shop asks for; unknown parameters are ignored (RFC 6749, 3.1). */
export const authorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string().refine((scope) => scope.split(' ').includes('openid')),
  state: z.string().max(4_000),
  nonce: z.string().max(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
});

export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

type Grant = { request: AuthorizationRequest; account: Account; end: number };

/** Milliseconds. */
const CODE_LIFE = 60_000;

/** Codes that were given out, each for one use. */
export function createCodes() {
  const grants = new Map<string, Grant>();
  return {
    give(request: AuthorizationRequest, account: Account): string {
      const code = `4/${randomBytes(32).toString('base64url')}`;
      grants.set(code, { request, account, end: Date.now() + CODE_LIFE });
      return code;
    },
    /** What a code stands for, if address and verifier are those of who asked for it. Used up, right or wrong. */
    take(code: string, redirectUri: string, verifier: string): Grant | null {
      const grant = grants.get(code);
      grants.delete(code);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const isRight =
        grant !== undefined &&
        grant.end > Date.now() &&
        grant.request.redirect_uri === redirectUri &&
        grant.request.code_challenge === challenge;
      return isRight ? grant : null;
    },
  };
}
