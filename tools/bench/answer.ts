// Request and answer of a benchmark, including header lines.
import { request } from 'node:http';

export type Call = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Headers that must differ from one request to the next. */
  freshHeaders?: () => Record<string, string>;
};

/** `headers` alternates names and values, in the order received. */
export type Answer = { status: number; headers: string[]; body: Buffer };

/** Sends one request to a server on this machine. Rejects if it cannot connect. */
export function fetchAnswer(port: number, call: Call): Promise<Answer> {
  const { method, path, body = '' } = call;
  const headers = {
    ...call.headers,
    ...call.freshHeaders?.(),
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** The answer's header lines with accepted names, as pairs. */
export function headerPairs({ headers }: Answer, isWanted = (_name: string) => true): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (isWanted(name.toLowerCase())) {
      pairs.push([name, headers[index + 1] ?? '']);
    }
  }
  return pairs;
}

/** The value of a header; null if the answer has none of that name. */
export const headerOf = (answer: Answer, wanted: string): string | null =>
  headerPairs(answer, (name) => name === wanted)[0]?.[1] ?? null;
