// Asks our server to mail a link.
import { err, ok, type Result } from '@/lib/result';
import { call, NEWER_VERSION } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

/** A refusal in a sentence for people, where there is one. */
export type AskedForLink = Result<null, { message: string | null; fields: Record<string, string> }>;

/** Posts `body` to one of the handlers that mail a link. */
export async function askForLink<Request>(
  contract: Contract<Request, unknown>,
  body: Request,
): Promise<AskedForLink> {
  const answer = await call(contract, body);
  if (answer.ok) {
    return ok(null);
  }
  const { status, code, message, fields } = answer.error;
  // Other refusals are about the call and not about what a person did.
  return err({ message: status === 429 || code === NEWER_VERSION ? message : null, fields });
}
