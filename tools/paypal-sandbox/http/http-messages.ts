import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { newDebugId } from '../ids';

export type Call = {
  method: string;
  url: URL;
  /** Sent to the address of the sandbox, which ends in `/sandbox`; the other is that of the live service. */
  isSandbox: boolean;
  headers: IncomingMessage['headers'];
  rawBody: string;
};

/** An answer. `body` is sent as JSON, `text` as it is; neither means an empty body. */
export type Answer = {
  status: number;
  body?: unknown;
  text?: { type: string; content: string };
  headers?: Record<string, string>;
};

/** The refusal of a control called with invalid input. */
export const wrongInput = (error: z.ZodError): Answer => ({
  status: 400,
  body: { error: 'invalid_control_request', issues: error.issues },
});

const SANDBOX_PATH = '/sandbox/';
const largestBodyBytes = 1_048_576;

/** A header's single value, or undefined. */
export function header(call: Call, name: string): string | undefined {
  const value = call.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
}

/** Reads a whole request. Resolves to null when its body is over 1 MB or its address is unusable. */
export async function readCall(request: IncomingMessage): Promise<Call | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is still read, so that the refusal can be delivered.
    if (size <= largestBodyBytes) chunks.push(bytes);
  }
  if (size > largestBodyBytes) return null;
  const address = `http://sandbox${request.url ?? '/'}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isSandbox = url.pathname.startsWith(SANDBOX_PATH);
  if (isSandbox) url.pathname = url.pathname.slice(SANDBOX_PATH.length - 1);
  return {
    method: request.method ?? 'GET',
    url,
    isSandbox,
    headers: request.headers,
    rawBody: Buffer.concat(chunks).toString('utf8'),
  };
}

/** The cross-origin headers: shops on any host load the script and may read the API with a token. */
export const crossOriginHeaders: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, paypal-request-id, prefer',
  'access-control-expose-headers': 'paypal-debug-id',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Sends an answer; never cached, never sniffed. */
export function sendAnswer(response: ServerResponse, answer: Answer): void {
  const content =
    answer.text?.content ?? (answer.body === undefined ? undefined : JSON.stringify(answer.body));
  const type = answer.text?.type ?? 'application/json';
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'paypal-debug-id': newDebugId(),
    ...(content === undefined
      ? {}
      : { 'content-type': type, 'content-length': String(Buffer.byteLength(content)) }),
    ...answer.headers,
  });
  response.end(content);
}
