// The disk's substitute for a bucket's signature: the token allows its holder to upload or download one object.
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';
import type { KeyRing } from '@/lib/secrets/key-ring';
import { readToken, signToken } from '@/lib/secrets/signed-token';

const claims = z.discriminatedUnion('use', [
  z.object({
    use: z.literal('send'),
    key: z.string(),
    contentType: z.string(),
    byteSize: z.number(),
    sha256: z.string(),
    /** In milliseconds. */
    expiresAt: z.number(),
  }),
  z.object({
    use: z.literal('fetch'),
    key: z.string(),
    contentType: z.string(),
    fileName: z.string(),
    expiresAt: z.number(),
  }),
]);

export type FileClaim = z.infer<typeof claims>;
export type FileClaimOf<Use extends FileClaim['use']> = Extract<FileClaim, { use: Use }>;

/** A signed token for this claim. Anyone can read its content, nobody can change it. */
export function signFileToken(keys: KeyRing, claim: FileClaim): string {
  return signToken(keys, 'stored-file', [], Buffer.from(JSON.stringify(claim)).toString('base64url'));
}

/** The claim of a token, if it is for this use and has not expired at `now` (milliseconds). */
export function readFileToken<Use extends FileClaim['use']>(
  keys: KeyRing,
  use: Use,
  token: string,
  now: number,
): Result<FileClaimOf<Use>, 'token_invalid' | 'token_expired'> {
  const payload = readToken(keys, 'stored-file', [], token);
  if (payload === null) {
    return err('token_invalid');
  }
  const claim = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!isFor(claim, use)) {
    return err('token_invalid');
  }
  return now < claim.expiresAt ? ok(claim) : err('token_expired');
}

const isFor = <Use extends FileClaim['use']>(claim: FileClaim, use: Use): claim is FileClaimOf<Use> =>
  claim.use === use;
