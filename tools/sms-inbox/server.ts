// A stand-in for a gateway of text messages on this machine: it takes what the product sends (lib/sms/sms-sender.ts),
// keeps it in memory and shows it. No message leaves the machine.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { readText, send } from '../stand-in-http';
import { inboxPage, type ReceivedText } from './inbox-page';

export type SmsInbox = {
  /** Value for SMS_URL. */
  gatewayUrl: string;
  /** The page with the messages; the same at `/messages` as JSON, newest first. */
  webUrl: string;
  stop: () => Promise<void>;
};

/** Bytes of a message and its number. */
const LONGEST_BODY = 16_384;
/** Older ones are forgotten. */
const MOST_KEPT = 500;

const message = z.object({ to: z.string().regex(/^\+\d{6,15}$/), text: z.string().min(1).max(1_600) });

/** Starts the stand-in on a port of this machine; 0 picks a free one. */
export async function startSmsInbox(port: number): Promise<SmsInbox> {
  const received: ReceivedText[] = [];
  const server = createServer((request, response) => {
    answer(request, response, received).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : port;
  return {
    gatewayUrl: `http://127.0.0.1:${own}/messages`,
    webUrl: `http://localhost:${own}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, received: ReceivedText[]) {
  const path = (request.url ?? '/').split('?')[0];
  if (request.method === 'POST' && path === '/messages') {
    const body = message.safeParse(await readJson(request));
    if (!body.success) {
      return send(response, 400, 'application/json', JSON.stringify({ error: 'invalid_message' }));
    }
    received.unshift({ ...body.data, at: Date.now() });
    received.length = Math.min(received.length, MOST_KEPT);
    return send(response, 202, 'application/json', JSON.stringify({ accepted: true }));
  }
  if (request.method === 'GET' && path === '/messages') {
    return send(response, 200, 'application/json', JSON.stringify(received));
  }
  if (request.method === 'GET' && path === '/') {
    return send(response, 200, 'text/html; charset=utf-8', inboxPage(received));
  }
  return send(response, 404, 'text/plain', 'Not found');
}

/** The body's value; null if it is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request, LONGEST_BODY);
  try {
    const parsed: unknown = text === null ? null : JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}
