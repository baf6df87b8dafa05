import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

const timeLimit = 15_000;

/** Names that always mean this machine; not every resolver knows them. */
export const isLocalName = (hostname: string): boolean =>
  /^(.+\.)?(localhost|test|example|invalid)$/.test(hostname) || hostname === '127.0.0.1';

type Message = { url: string; headers: Record<string, string>; body: string; signal: AbortSignal };

/** Posts JSON and resolves to the answer's status; 0 if there was none. The Host header is that of the address. */
export function postMessage({ url, headers, body, signal }: Message): Promise<number> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const request = protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const call = request(
      {
        host: isLocalName(hostname) ? '127.0.0.1' : hostname,
        port: port || (protocol === 'https:' ? 443 : 80),
        path: `${pathname}${search}`,
        method: 'POST',
        agent: false,
        signal,
        timeout: timeLimit,
        headers: {
          ...headers,
          host,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'PayPal/AUHR-214.0-sandbox',
        },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', () => resolve(0));
    call.end(body);
  });
}
