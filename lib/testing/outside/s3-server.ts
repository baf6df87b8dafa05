// An in-memory subset of S3 for tests of the object store. Checks every signature (sigv4.ts), and follows S3's
// reference for preconditions, checksums and copies.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { checkSignature, type SigningAccount } from './sigv4';

type Held = { bytes: Buffer; contentType: string };
type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };

export type S3Server = {
  endpoint: string;
  bucket: string;
  account: SigningAccount;
  objects: Map<string, Held>;
  /** The code of the last error response. */
  lastError: () => string | null;
  stop: () => Promise<void>;
};

const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  PreconditionFailed: 412,
  BadDigest: 400,
  InvalidURI: 400,
  MethodNotAllowed: 405,
};

/** Starts a server with one empty bucket on a free port. */
export async function startS3Server(): Promise<S3Server> {
  const bucket = 'team-files';
  const account = { accessKeyId: 'AKIATEST', secretAccessKey: 'a/secret+of tests', region: 'eu-central-1' };
  const objects = new Map<string, Held>();
  let lastError: string | null = null;

  function fail(code: string): Answer {
    lastError = code;
    const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
    return { status: STATUS[code] ?? 403, headers: { 'content-type': 'application/xml' }, body };
  }

  function put(key: string, headers: Record<string, string>, body: Buffer): Answer {
    if (headers['if-none-match'] === '*' && objects.has(key)) {
      return fail('PreconditionFailed');
    }
    const source = headers['x-amz-copy-source'];
    if (source !== undefined) {
      const [, from, ...parts] = decodeURIComponent(source).match(/^\/?([^/]+)\/(.+)$/) ?? [];
      const held = from === bucket ? objects.get(parts.join('')) : undefined;
      if (!held) {
        return fail('NoSuchKey');
      }
      objects.set(key, held);
      return { status: 200, body: '<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>' };
    }
    const checksum = headers['x-amz-checksum-sha256'];
    if (checksum !== undefined && checksum !== createHash('sha256').update(body).digest('base64')) {
      return fail('BadDigest');
    }
    objects.set(key, { bytes: body, contentType: headers['content-type'] ?? 'binary/octet-stream' });
    return { status: 200, headers: { etag: '"x"' } };
  }

  function get(key: string, query: URLSearchParams): Answer {
    const held = objects.get(key);
    if (!held) {
      return fail('NoSuchKey');
    }
    const headers: Record<string, string> = { 'content-type': held.contentType };
    for (const [name, value] of query) {
      if (name.startsWith('response-')) {
        headers[name.slice('response-'.length)] = value;
      }
    }
    return { status: 200, headers, body: held.bytes };
  }

  /** One page of the bucket's keys. Pages are small, so a few keys already need a second page. */
  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter(
      (key) => key.startsWith(query.get('prefix') ?? '') && key > after,
    );
    const page = keys.sort().slice(0, 3);
    const isTruncated = page.length < keys.length;
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents}</ListBucketResult>`,
    };
  }

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const method = request.method ?? '';
    const target = request.url ?? '';
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers)) {
      headers[name] = String(value);
    }
    const signature = checkSignature({ method, target, headers, body }, account, Date.now());
    if (!signature.ok) {
      return fail(signature.error);
    }
    const url = new URL(target, 'http://s3.test');
    const [, first, ...parts] = decodeURIComponent(url.pathname).split('/');
    const key = parts.join('/');
    if (first !== bucket) {
      return fail('NoSuchBucket');
    }
    switch (method) {
      case 'PUT':
        return put(key, headers, body);
      case 'GET':
      case 'HEAD':
        if (key === '' && url.searchParams.get('list-type') === '2') {
          return list(url.searchParams);
        }
        return get(key, url.searchParams);
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return fail('MethodNotAllowed');
    }
  }

  function answerOrRefuse(request: IncomingMessage, body: Buffer): Answer {
    try {
      return answer(request, body);
    } catch {
      // The address is malformed.
      return fail('InvalidURI');
    }
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      chunks.push(Buffer.from(chunk));
    }
    const { status, headers = {}, body = '' } = answerOrRefuse(request, Buffer.concat(chunks));
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The server has no port');
  }
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    bucket,
    account,
    objects,
    lastError: () => lastError,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A store's settings for the server's bucket, and its folder there. */
export const s3Settings = <Folder extends string>(server: S3Server, folder: Folder) => ({
  bucket: server.bucket,
  region: server.account.region,
  endpoint: server.endpoint,
  isPathStyle: true,
  credentials: server.account,
  folder,
});
