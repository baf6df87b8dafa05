// The calls of a shop's own app on the wire: a small HTTP server around the handlers, and the published client, as it is.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { AuthClient } from '@supabase/auth-js';

type Context = { params: Promise<{ tenant: string } & Record<string, string>> };
type Handler = (request: Request, context: Context) => Promise<Response> | Response;
/** What a route.ts exports, by method. */
export type Route = Record<string, unknown>;

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const escaped = (path: string) => path.replace(/[.]/g, '\\.');
const patternOf = (path: string) => new RegExp(`^${escaped(path).replace(/\[(\w+)\]/g, '(?<$1>[^/]+)')}$`);

export type HeadlessServer = {
  /** Where the calls of a shop are. */
  urlOf: (slug: string) => string;
  close: () => Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}

/**
 * Serves `/SLUG/PATH` by the routes, which are named by their paths, such as `/api/auth/v1/factors/[factor]`. What a
 * handler leaves for afterwards (`finish`) is done before its answer goes out.
 */
export async function startHeadlessServer(
  routes: Record<string, Route>,
  finish: () => Promise<void>,
): Promise<HeadlessServer> {
  const found = (method: string, path: string) => {
    for (const [name, route] of Object.entries(routes)) {
      const match = patternOf(name).exec(path);
      const handler = match && route[method];
      if (isHandler(handler)) {
        return { handler, params: { ...match?.groups } };
      }
    }
    return null;
  };

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const [, slug = '', ...rest] = url.pathname.split('/');
    const method = incoming.method ?? 'GET';
    const target = found(method, `/${rest.join('/')}`);
    const body = await bodyOf(incoming);
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    headers.set('x-forwarded-for', headers.get('x-test-address') ?? '203.0.113.7');
    const request = new Request(url, {
      method,
      headers,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const response = target
      ? await target.handler(request, { params: Promise.resolve({ tenant: slug, ...target.params }) })
      : new Response('no such route', { status: 404 });
    await finish();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  }

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    urlOf: (slug) => `http://127.0.0.1:${port}/${slug}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The published client on one device, with a storage of its own. With `device: ''` it sends no id of itself. */
export function clientAt(url: string, { device = 'device-of-a-test-01', address = '203.0.113.7' } = {}) {
  const stored = new Map<string, string>();
  const client = new AuthClient({
    url,
    autoRefreshToken: false,
    persistSession: true,
    headers: { ...(device !== '' && { 'x-requester-id': device }), 'x-test-address': address },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return { client, events, stored };
}
