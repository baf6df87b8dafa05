import { type IncomingHttpHeaders, request } from 'node:http';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

type RawRequest = {
  host: string;
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/** A request with any Host header, straight on the wire: no browser rules, no redirect is followed. */
export function rawRequest({
  host,
  path = '/',
  method = 'GET',
  headers = {},
  body,
}: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: Number(process.env.E2E_PORT), path, method, headers: { ...headers, host } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

/** A JSON POST to a shop, as a program would send it. */
export async function postJson(
  host: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await rawRequest({
    host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return { ...answer, json: JSON.parse(answer.body) };
}
