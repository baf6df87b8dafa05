// The access token of a shop's own app: a JWT that no other shop accepts. It names a session and is valid
// only while the session's row exists, so signing out revokes it at once.
import 'server-only';
import { hkdfSync } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { SigningKey } from '@/lib/secrets/key-ring';
import { keysFor } from '@/lib/secrets/secrets';

/** The only algorithm. The token's own `alg` is never trusted. */
const ALGORITHM = 'HS256';
const AUDIENCE = 'authenticated';
/** UTF-16 units. Longer texts are refused unread. */
const LONGEST_TOKEN = 4_096;

/** Names the shop by its id, because hostnames change. */
export const issuerOf = (tenantId: TenantId): string => `urn:makerfront:shop:${tenantId}`;

const keyOfShop = ({ key }: SigningKey, tenantId: TenantId): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', `makerfront:bearer:${tenantId}`, 32));

export type AccessFacts = {
  customerId: string;
  sessionId: string;
  email: string | null;
  phone: string | null;
  assuranceLevel: number;
  /** As RFC 8176 names them. */
  methods: readonly string[];
  provedAt: Date;
  expiresAt: Date;
};

/** GoTrue's names for methods. */
const METHOD_NAMES: Record<string, string> = { pwd: 'password' };

const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);

/** The authentication methods, as GoTrue's tokens list them. */
const methodsOf = ({ methods, provedAt }: Pick<AccessFacts, 'methods' | 'provedAt'>) =>
  methods.map((method) => ({ method: METHOD_NAMES[method] ?? method, timestamp: seconds(provedAt) }));

/** A token for one session of a customer of this shop. */
export function signAccessToken(tenantId: TenantId, facts: AccessFacts): Promise<string> {
  const [newest] = keysFor('bearer-token');
  return new SignJWT({
    session_id: facts.sessionId,
    role: AUDIENCE,
    email: facts.email ?? '',
    phone: facts.phone ?? '',
    aal: `aal${facts.assuranceLevel}`,
    amr: methodsOf(facts),
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: newest.id })
    .setIssuer(issuerOf(tenantId))
    .setAudience(AUDIENCE)
    .setSubject(facts.customerId)
    .setIssuedAt()
    .setExpirationTime(seconds(facts.expiresAt))
    .sign(keyOfShop(newest, tenantId));
}

const claims = z.object({ sub: z.uuid(), session_id: z.uuid() });

export type AccessClaims = { customerId: string; sessionId: string };

/** The customer and session of a token that this shop signed and that has not expired. */
export async function readAccessToken(
  tenantId: TenantId,
  token: string,
): Promise<Result<AccessClaims, 'token_invalid' | 'token_expired'>> {
  const signer = token.length > LONGEST_TOKEN ? undefined : signerOf(token);
  if (signer === undefined) {
    return err('token_invalid');
  }
  try {
    const { payload } = await jwtVerify(token, keyOfShop(signer, tenantId), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: issuerOf(tenantId),
      audience: AUDIENCE,
      requiredClaims: ['sub', 'session_id', 'exp', 'iat'],
    });
    const { sub, session_id: sessionId } = claims.parse(payload);
    return ok({ customerId: sub, sessionId });
  } catch (error) {
    return err(error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid');
  }
}

/** The key that a token says it was signed with, if APP_SECRET still lists it. */
function signerOf(token: string): SigningKey | undefined {
  try {
    const { kid } = decodeProtectedHeader(token);
    return keysFor('bearer-token').find(({ id }) => id === kid);
  } catch {
    // No JWT.
    return undefined;
  }
}
