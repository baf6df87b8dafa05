// Asks our server to mail a link.
import { call, NEWER_VERSION } from '@/lib/wire/call';
import type { Contract } from '@/lib/wire/contract';

/** A refusal as a sentence for people, if there is one. */
export type AskedForLink =
  | { ok: true }
  | { ok: false; message: string | null; fields: Record<string, string> };

/** Posts `body` to one of the handlers that mail a link. */
export async function askForLink<Request>(
  contract: Contract<Request, unknown>,
  body: Request,
): Promise<AskedForLink> {
  const answer = await call(contract, body);
  if (answer.ok) {
    return { ok: true };
  }
  const { status, code, message, fields } = answer.error;
  // Other refusals are about the request, not about what the person did.
  return { ok: false, message: status === 429 || code === NEWER_VERSION ? message : null, fields };
}
