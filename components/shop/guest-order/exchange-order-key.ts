// Exchanges the key of a link for the cookie that opens an order. The answer is small, so it is read without a parser.
import { releaseHeader } from '@/lib/release';

export type ExchangedKey =
  | { kind: 'opened'; path: string }
  | { kind: 'not_found' }
  | { kind: 'refused'; message: string }
  | { kind: 'no_answer' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where the order is that a key opens; from then on this browser may see it there. Never throws. */
export async function exchangeOrderKey(token: string): Promise<ExchangedKey> {
  try {
    const response = await fetch('/api/orders/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...releaseHeader() },
      body: JSON.stringify({ token }),
    });
    const answer: unknown = await response.json();
    return read(response.status, isRecord(answer) ? answer : {});
  } catch {
    return { kind: 'no_answer' };
  }
}

function read(status: number, { path, error }: Record<string, unknown>): ExchangedKey {
  if (status === 200 && typeof path === 'string') {
    return { kind: 'opened', path };
  }
  if (status === 429 && isRecord(error) && typeof error.message === 'string') {
    return { kind: 'refused', message: error.message };
  }
  return status < 500 ? { kind: 'not_found' } : { kind: 'no_answer' };
}
