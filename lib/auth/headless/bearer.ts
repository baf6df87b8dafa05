// Who sent a request of a shop's own app.
import 'server-only';
import { type CustomerFacts, findLiveCustomerSession } from '@/lib/auth/sessions/sessions.queries';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { readAccessToken } from './bearer-token';

export type Bearer = {
  customer: CustomerFacts;
  sessionId: string;
  assuranceLevel: number;
  /** When they last proved their identity. */
  provedAt: Date;
  /** Whether they have a second factor. */
  hasFactor: boolean;
};

export type BearerRefusal = 'token_missing' | 'token_invalid' | 'token_expired' | 'session_gone';

const TOKEN = /^Bearer ([\w.~+/=-]+)$/i;

/**
 * The customer whose access token a request carries, checked against the session's row under the shop's
 * row-level security. Cookies, another shop's tokens and tokens of ended sessions are not accepted.
 */
export async function bearerOf(
  tenantId: TenantId,
  headers: Pick<Headers, 'get'>,
): Promise<Result<Bearer, BearerRefusal>> {
  const [, token] = TOKEN.exec((headers.get('authorization') ?? '').slice(0, 5_000)) ?? [];
  if (token === undefined) {
    return err('token_missing');
  }
  const claims = await readAccessToken(tenantId, token);
  if (!claims.ok) {
    return claims;
  }
  const { customerId, sessionId } = claims.value;
  const session = await findLiveCustomerSession(tenantId, sessionId);
  if (session === null || session.customer.id !== customerId) {
    return err('session_gone');
  }
  const { customer, assuranceLevel, provedAt, hasFactor } = session;
  return ok({ customer, sessionId, assuranceLevel, provedAt, hasFactor });
}

/**
 * Whether the customer has a second factor and this session has not given it: then the token allows little.
 */
export const isBelowFactor = ({ hasFactor, assuranceLevel }: Pick<Bearer, 'hasFactor' | 'assuranceLevel'>) =>
  hasFactor && assuranceLevel < 2;
