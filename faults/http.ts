// Requests as a shopper's browser would send them to a hostname, each on a connection of its own: one that was
// kept from before a crash would fail for a reason that is nobody's fault.
import { request } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string[]>;
  body: string;
  milliseconds: number;
};

export type Call = {
  port: number;
  host: string;
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
};

/** Longer than any answer of a server that lives. */
const PATIENCE = 40_000;

/** Sends one request. Rejects if no answer comes, or only a part of one. */
export function call({ port, host, path, method = 'GET', headers = {}, body }: Call): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent: false,
        timeout: PATIENCE,
        headers: {
          ...headers,
          host,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('aborted', () => reject(new Error('The answer broke off')));
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headersDistinct).map(([name, values]) => [name, values ?? []]),
            ),
            body: Buffer.concat(chunks).toString(),
            milliseconds: performance.now() - startedAt,
          }),
        );
      },
    );
    asked.once('timeout', () => asked.destroy(new Error('No answer came')));
    asked.once('error', reject);
    asked.end(body);
  });
}
