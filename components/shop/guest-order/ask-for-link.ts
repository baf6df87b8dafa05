// Asks our server to mail a link. Its answers are small, so they are read without a parser.
import { releaseHeader } from '@/lib/release';

/** A refusal in a sentence for people, where there is one. */
export type AskedForLink =
  | { ok: true }
  | { ok: false; message: string | null; fields: Record<string, string> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Posts `body` to one of the handlers that mail a link. */
export async function askForLink(path: string, body: object): Promise<AskedForLink> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...releaseHeader() },
      body: JSON.stringify(body),
    });
    return response.ok ? { ok: true } : refusal(response.status, await response.json());
  } catch {
    return { ok: false, message: null, fields: {} };
  }
}

function refusal(status: number, answer: unknown): AskedForLink {
  const error = isObject(answer) && isObject(answer.error) ? answer.error : {};
  const fields = isObject(error.fields) ? error.fields : {};
  return {
    ok: false,
    // Other refusals are about the call and not about what a person did.
    message:
      (status === 429 || error.code === 'newer_version') && typeof error.message === 'string'
        ? error.message
        : null,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, sentence]) =>
        typeof sentence === 'string' ? [[name, sentence]] : [],
      ),
    ),
  };
}
