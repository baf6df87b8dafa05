// The port for text messages. The gateway is one URL that accepts JSON; without it, pages do not offer phone
// numbers.
import 'server-only';
import { env } from '@/lib/env';

export type TextMessage = {
  /** E.164. */
  to: string;
  text: string;
};

const TIMEOUT = 10_000;

/** Whether this installation can send text messages. */
export const sendsTextMessages = (): boolean => env().SMS_URL !== undefined;

/**
 * Sends a message through the gateway. Throws if the gateway does not accept it within ten seconds, or if none is
 * configured.
 */
export async function sendTextMessage(message: TextMessage): Promise<void> {
  const { SMS_URL: url, SMS_TOKEN: token } = env();
  if (url === undefined) {
    throw new Error('No gateway for text messages is configured (SMS_URL)');
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  // The body is not needed; unread, it would keep the connection open.
  await response.body?.cancel();
  if (!response.ok) {
    throw new Error(`The gateway for text messages answered ${response.status}`);
  }
}
