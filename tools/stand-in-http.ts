// What the stand-ins for other services share: how they answer, and how they read a body.
import type { IncomingMessage, ServerResponse } from 'node:http';

export function send(response: ServerResponse, status: number, type: string, content: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(content);
}

/** The text of a body; null if it has more bytes than that. */
export async function readText(request: IncomingMessage, longest: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // The rest is still read, so that the refusal can be delivered.
    if (size <= longest) {
      chunks.push(bytes);
    }
  }
  return size > longest ? null : Buffer.concat(chunks).toString('utf8');
}
