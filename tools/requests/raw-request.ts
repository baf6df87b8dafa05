// Requests of tests and rounds to a server on this machine, with any hostname.
import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestOverTls } from 'node:https';

export type RawRequest = {
  port: number;
  host: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** The local address to send from; every 127.x.y.z belongs to this machine. */
  from?: string;
  /** Over TLS, with a certificate of the host's name by this authority (PEM). */
  authority?: string;
};

export type RawAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  milliseconds: number;
};

/** Timeout: longer than any answer of a live server. */
const PATIENCE = 40_000;

/**
 * A request with any Host header, straight on the wire: no browser rules, no redirect is followed. Each has a
 * connection of its own, because one kept from before a crash would fail without a fault of the server. Rejects if
 * no answer comes, or only part of one.
 */
export function rawRequest({
  port,
  host,
  path = '/',
  method = 'GET',
  headers = {},
  body,
  from,
  authority,
}: RawRequest): Promise<RawAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const asked = (authority === undefined ? request : requestOverTls)(
      {
        ...(authority !== undefined && { ca: authority, servername: host.replace(/:\d+$/, '') }),
        host: '127.0.0.1',
        ...(from !== undefined && { localAddress: from }),
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
            headers: response.headers,
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
