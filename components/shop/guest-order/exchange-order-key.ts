// Exchanges the key in a link for the cookie that opens an order.
import { call, NO_ANSWER } from '@/lib/wire/call';
import { openOrderCall } from '@/lib/wire/orders';

export type ExchangedKey =
  | { kind: 'opened'; path: string }
  | { kind: 'not_found' }
  | { kind: 'refused'; message: string }
  | { kind: 'no_answer' };

/** The address of the order that a key opens; from then on this browser may see the order. Never throws. */
export async function exchangeOrderKey(token: string): Promise<ExchangedKey> {
  const answer = await call(openOrderCall, { token });
  if (answer.ok) {
    return { kind: 'opened', path: answer.value.path };
  }
  const { code, status, message } = answer.error;
  if (code === NO_ANSWER || status === null || status >= 500) {
    return { kind: 'no_answer' };
  }
  return status === 429 && message !== null ? { kind: 'refused', message } : { kind: 'not_found' };
}
