// What the disk gives out in place of a bucket's signature: who holds the token may send, or fetch, one object.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { err, ok, type Result } from '@/lib/result';

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

const signature = (key: Buffer, payload: string) =>
  createHmac('sha256', key).update(`stored-file.v1.${payload}`).digest('base64url');

/** A token that says exactly this. Its content can be read by anyone and changed by nobody. */
export function signFileToken(key: Buffer, claim: FileClaim): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${signature(key, payload)}`;
}

/** What a token was signed for, if it is for this use and has not expired at `now` (milliseconds). */
export function readFileToken<Use extends FileClaim['use']>(
  key: Buffer,
  use: Use,
  token: string,
  now: number,
): Result<FileClaimOf<Use>, 'token_invalid' | 'token_expired'> {
  const [payload = '', given = '', ...rest] = token.split('.');
  const expected = Buffer.from(signature(key, payload));
  const signed = Buffer.from(given);
  if (rest.length > 0 || signed.length !== expected.length || !timingSafeEqual(signed, expected)) {
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
