// The port for text messages. A gateway is one address that takes JSON; without one, phone numbers are not offered.
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

/** Hands a message to the gateway. Throws if it does not take it within ten seconds, or none is configured. */
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
  // The body says nothing that is needed, and an open one keeps the connection.
  await response.body?.cancel();
  if (!response.ok) {
    throw new Error(`The gateway for text messages answered ${response.status}`);
  }
}
