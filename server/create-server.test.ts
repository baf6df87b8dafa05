import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { withLateScripts } from '../lib/cache/late-scripts.mjs';
import { keepDataBeside, openPageData } from '../lib/cache/page-data.mjs';
import { apiError } from '../lib/entry/api-error';
import { LONGEST_PLAIN_BODY } from '../lib/http/body-limits.mjs';
import { garbageCollector } from '../lib/testing/memory/collect-garbage';
import { createFrontServer } from './create-server.mjs';
import { BODY_RULES } from './watch-bodies.mjs';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
});

/** Replaces Next: waits for the whole body, as its middleware does. */
const readAll: Handle = async (request, response) => {
  let bytes = 0;
  for await (const chunk of request) {
    bytes += Buffer.from(chunk).length;
  }
  response.end(`${bytes} bytes for ${request.headers['x-forwarded-for']}`);
};

async function start(handle: Handle, changes = {}, environment: Record<string, string> = {}) {
  const seen = vi.fn(handle);
  const server = createFrontServer({
    handle: (request, response) => seen(request, response).catch(() => undefined),
    environment,
    bodyRules: { ...BODY_RULES, ...changes },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, seen };
}

/** Opens a connection and sends `first`; `ended` resolves with all received text when the other side closes. */
function talk(port: number, first: string) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.write(first);
  stops.push(() => socket.destroy());
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  return { socket, ended, heard: () => heard };
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'Host: shop.test', ...headers].join('\r\n')}\r\n\r\n`;

const ask = (port: number, line: string, ...headers: string[]) =>
  talk(port, head(line, 'Connection: close', ...headers)).ended;

/** The status of a response, after checking the headers that every response has. */
function refusedWith(answer: string): number {
  const lower = answer.toLowerCase();
  expect(lower).toMatch(/content-security-policy: default-src 'none'; base-uri 'none'/);
  expect(lower).toContain('x-content-type-options: nosniff');
  expect(lower).toContain('referrer-policy: ');
  expect(lower).toContain('permissions-policy: ');
  expect(lower).toContain('cross-origin-opener-policy: same-origin');
  expect(lower).toContain('cache-control: no-store');
  return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
}

it.each([
  ['GET /%', 400],
  ['GET /product/%zz', 400],
  ['GET /%c0%af?x', 400],
  ['GET http://evil.test/', 400],
  ['OPTIONS *', 400],
  ['GET /product/x/..%2f..%2f_next%2fstatic%2fchunks%2fx.js', 400],
  ['GET /page-data/r/0123456789abcdef0123456789abcdef/category/../../admin', 400],
  ['TRACE /', 405],
  ['PROPFIND /', 405],
  ['POST /_next/x', 405],
  ['PUT /_next/static/x?y', 405],
  ['POST /icon.svg', 405],
  ['CONNECT shop.test:443', 405],
])('%s is refused before Next gets it', async (line, status) => {
  const { port, seen } = await start(readAll);
  expect(refusedWith(await ask(port, line))).toBe(status);
  expect(seen).not.toHaveBeenCalled();
});

it.each(['x', '%', '{}', 'null', '%5B%22%22%2C%7B%22children%22%3A5%7D%5D', 'ab'.repeat(2_000)])(
  'a router state of %s is refused',
  async (state) => {
    const { port, seen } = await start(readAll);
    expect(refusedWith(await ask(port, 'GET /', `Next-Router-State-Tree: ${state}`))).toBe(400);
    expect(seen).not.toHaveBeenCalled();
  },
);

it('a router state as browsers send it is not', async () => {
  const { port } = await start(readAll);
  const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, null]));
  expect(await ask(port, 'GET /', `Next-Router-State-Tree: ${state}`)).toMatch(/^HTTP\/1.1 200/);
});

it('two hosts, and requests that are not HTTP, are refused', async () => {
  const { port, seen } = await start(readAll);
  expect(refusedWith(await ask(port, 'GET /', 'Host: other.test'))).toBe(400);
  expect(refusedWith(await talk(port, 'GET / HTTP/9\r\n\r\n').ended)).toBe(400);
  expect(refusedWith(await ask(port, 'GET /', `Cookie: ${'x'.repeat(20_000)}`))).toBe(431);
  expect(seen).not.toHaveBeenCalled();
});

it('are answered too on a connection that was answered before, or a proxy would take the server for broken', async () => {
  const { port } = await start(readAll);
  for (const [bad, status] of [
    ['FOO / HTTP/1.1\r\nHost: shop.test\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: shop.test\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['GET / HTTP/1.1\r\nHost: shop.test\r\nX-A: a\x01b\r\n\r\n', 400],
  ] as const) {
    const { socket, heard, ended } = talk(port, 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n');
    await vi.waitFor(() => expect(heard()).toContain('0 bytes for'));
    socket.write(bad);
    expect((await ended).split(/(?=HTTP\/1\.1 )/).map((text) => text.slice(9, 12))).toEqual([
      '200',
      String(status),
    ]);
  }
});

it('an address that redirects would repeat in headers too long for a proxy is refused', async () => {
  const { port, seen } = await start(readAll);
  expect(refusedWith(await ask(port, `GET /${'{'.repeat(4_000)}/`))).toBe(414);
  expect(refusedWith(await ask(port, `GET /?q=${'"'.repeat(4_000)}`))).toBe(414);
  expect(seen).not.toHaveBeenCalled();
  expect(await ask(port, `GET /?q=${'a'.repeat(3_900)}`)).toMatch(/^HTTP\/1.1 200/);
});

it('a crash is a 500 with the same headers, and logged once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createFrontServer({
    handle: () => Promise.reject(new Error('the handler is broken')),
    environment: {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  expect(refusedWith(await ask(port, 'GET /'))).toBe(500);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

it('sends Strict-Transport-Security if the site is configured as https', async () => {
  const plain = await start(readAll);
  expect(await ask(plain.port, 'GET /', 'X-Forwarded-Proto: https')).not.toMatch(/strict-transport/i);
  const secure = await start(readAll, {}, { SITE_SCHEME: 'https' });
  expect(await ask(secure.port, 'GET /')).toMatch(/strict-transport-security: max-age=63072000\r\n/i);
});

it('removes cacheability from an error, and keeps it for a page', async () => {
  const answer =
    (status: number): Handle =>
    async (_request, response) => {
      response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=601200');
      response.writeHead(status).end();
    };
  expect(await ask((await start(answer(404))).port, 'GET /')).toMatch(/cache-control: private, no-store/i);
  expect(await ask((await start(answer(200))).port, 'GET /')).toMatch(/cache-control: s-maxage/i);
});

it('a body that is announced as too long is refused before a byte of it is read', async () => {
  const { port, seen } = await start(readAll, { drain: 50 });
  const asked = talk(port, head('POST /api/nope', `Content-Length: ${LONGEST_PLAIN_BODY + 1}`));
  expect(refusedWith(await asked.ended)).toBe(413);
  const polite = talk(port, head('POST /', 'Content-Length: 9000000', 'Expect: 100-continue'));
  const answer = await polite.ended;
  expect(answer).not.toMatch(/100 Continue/);
  expect(refusedWith(answer)).toBe(413);
  expect(seen).not.toHaveBeenCalled();
});

it('an API client gets that refusal in the shape of every other error', async () => {
  const { port } = await start(readAll, { drain: 50 });
  const answer = await ask(port, 'POST /api/orders', `Content-Length: ${LONGEST_PLAIN_BODY + 1}`);
  const expected = await apiError('body_too_large').json();
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(expected);
  const page = await ask(port, 'POST /cart', `Content-Length: ${LONGEST_PLAIN_BODY + 1}`);
  expect(page).toContain('\r\n\r\nPayload Too Large');
});

it('a body of the allowed length is accepted, also with Expect: 100-continue', async () => {
  const { port } = await start(readAll);
  const body = 'x'.repeat(LONGEST_PLAIN_BODY);
  const length = `Content-Length: ${body.length}`;
  expect(await talk(port, `${head('POST /', length, 'Connection: close')}${body}`).ended).toContain(
    `${body.length} bytes`,
  );
  const polite = talk(port, head('POST /', length, 'Connection: close', 'Expect: 100-continue'));
  await expect.poll(polite.heard).toMatch(/^HTTP\/1.1 100 Continue/);
  polite.socket.write(body);
  expect(await polite.ended).toContain(`${body.length} bytes`);
});

it.each([
  ['/api/uploads/bytes/token', 9_900_000],
  ['/api/rosters', 1_000_000],
])('a file for %s can be longer', async (path, bytes) => {
  const { port } = await start(readAll);
  const asked = talk(port, head(`PUT ${path}`, `Content-Length: ${bytes}`, 'Connection: close'));
  asked.socket.write(Buffer.alloc(bytes));
  expect(await asked.ended).toContain(`${bytes} bytes`);
});

/** Sends chunks until the connection is closed. */
function pour(socket: ReturnType<typeof connect>, size: number, pause: number) {
  const chunk = Buffer.concat([
    Buffer.from(`${size.toString(16)}\r\n`),
    Buffer.alloc(size),
    Buffer.from('\r\n'),
  ]);
  const timer = setInterval(() => socket.writable && socket.write(chunk), pause);
  stops.push(() => clearInterval(timer));
  socket.once('close', () => clearInterval(timer));
}

it('an endless body is cut at the limit', async () => {
  const { port } = await start(readAll);
  const asked = talk(port, head('POST /', 'Transfer-Encoding: chunked'));
  pour(asked.socket, 100_000, 1);
  expect(refusedWith(await asked.ended)).toBe(413);
});

it('the received part of a body that is too long is never taken for the whole', async () => {
  const ended = vi.fn();
  const { port } = await start(async (request, response) => {
    await readAll(request, response);
    ended();
  });
  const asked = talk(port, head('POST /', 'Transfer-Encoding: chunked'));
  const size = LONGEST_PLAIN_BODY + 1;
  asked.socket.write(`${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`);
  expect(refusedWith(await asked.ended)).toBe(413);
  expect(ended).not.toHaveBeenCalled();
});

it('a body that stalls is cut, and so is one that never ends', async () => {
  const stopping = await start(readAll, { idle: 200 });
  const silent = talk(stopping.port, `${head('POST /', 'Content-Length: 100')}abc`);
  expect(refusedWith(await silent.ended)).toBe(408);

  const dripping = await start(readAll, { idle: 10_000, plainTime: 300 });
  const slow = talk(dripping.port, head('POST /', 'Transfer-Encoding: chunked'));
  pour(slow.socket, 1, 20);
  expect(refusedWith(await slow.ended)).toBe(408);
});

it('a body that waits for our handler does not count as slow', async () => {
  const { port } = await start(
    async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await readAll(request, response);
    },
    { idle: 200 },
  );
  const asked = talk(port, head('POST /', 'Content-Length: 200000', 'Connection: close'));
  asked.socket.write(Buffer.alloc(200_000));
  expect(await asked.ended).toContain('200000 bytes');
});

it('a body that is answered unread is read only for a short time', async () => {
  const { port } = await start(async (_request, response) => void response.end('no'), { drain: 100 });
  const asked = talk(port, head('POST /', 'Transfer-Encoding: chunked'));
  pour(asked.socket, 1_000, 10);
  expect(await asked.ended).toMatch(/^HTTP\/1.1 200/);
});

it('one network has a limit of bytes in memory, and is admitted again later', async () => {
  const { port } = await start(readAll, { perNetwork: 250_000 }, { TRUST_PROXY: '1' });
  const body = 'x'.repeat(100_000);
  let last = 0;
  // Each from another address of one IPv6 network, as a subscriber can use them.
  const open = () => {
    last += 1;
    const from = `X-Forwarded-For: 2001:db8:1:2::${last}`;
    return talk(port, `${head('POST /', 'Content-Length: 100001', 'Connection: close', from)}${body}`);
  };
  const [first, second] = [open(), open()];
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(refusedWith(await open().ended)).toBe(429);
  first.socket.write('x');
  second.socket.write('x');
  expect(await first.ended).toContain('100001 bytes');
  expect(await second.ended).toContain('100001 bytes');
  const later = open();
  later.socket.write('x');
  expect(await later.ended).toContain('100001 bytes');
});

it('at the limit of all networks, the largest body is cut', async () => {
  const { port } = await start(readAll, { inAll: 250_000 }, { TRUST_PROXY: '1' });
  const open = (address: string, bytes: number) =>
    talk(
      port,
      `${head('POST /', `Content-Length: ${bytes + 1}`, 'Connection: close', `X-Forwarded-For: ${address}`)}${'x'.repeat(bytes)}`,
    );
  const greedy = open('192.0.2.1', 200_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const modest = open('192.0.2.2', 60_000);
  expect(refusedWith(await greedy.ended)).toBe(503);
  modest.socket.write('x');
  expect(await modest.ended).toContain('60001 bytes for 192.0.2.2');
});

it('a kept-alive connection works after a body', async () => {
  const { port } = await start(readAll);
  const asked = talk(port, `${head('POST /', 'Content-Length: 3')}abc`);
  await expect.poll(asked.heard).toContain('3 bytes');
  for (let more = 1; more <= 20; more += 1) {
    asked.socket.write(`${head('POST /', 'Content-Length: 5')}abcde`);
    // A few pipelined requests, as from a client that does not wait for each response.
    if (more % 4 === 0) {
      await expect.poll(() => asked.heard().split('5 bytes').length).toBe(more + 1);
    }
  }
  expect(asked.socket.readyState).toBe('open');
});

it('a connection with a thousand pipelined requests is closed, and few of them start', async () => {
  const { port, seen } = await start(async (request, response) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await readAll(request, response);
  });
  const warned = vi.spyOn(process, 'emitWarning');
  const asked = talk(port, `${head('POST /', 'Content-Length: 3')}abc`.repeat(1_000));
  expect(await asked.ended).toBe('');
  expect(seen.mock.calls.length).toBeLessThanOrEqual(8);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('all that a connection has asked for ends with it, also what waits behind another answer', async () => {
  let closed = 0;
  const { port, seen } = await start(async (_request, response) => {
    response.once('close', () => {
      closed += 1;
    });
    await new Promise(() => undefined);
  });
  const asked = talk(port, head('GET /').repeat(5));
  await expect.poll(() => seen.mock.calls.length).toBe(5);
  asked.socket.resetAndDestroy();
  await expect.poll(() => closed).toBe(5);
});

it('a request to upgrade the protocol is answered as plain HTTP', async () => {
  const { port } = await start(readAll);
  const answer = await ask(port, 'GET /', 'Upgrade: websocket', 'Connection: Upgrade');
  expect(answer).toMatch(/^HTTP\/1.1 200/);
});

it('refuses an address with more parameters than any link has, before anything parses them', async () => {
  const { port, seen } = await start(readAll);
  const asking = (count: number) => ask(port, `GET /search?${'q=a&'.repeat(count - 1)}q=a`);
  expect(refusedWith(await asking(3_000))).toBe(400);
  expect(refusedWith(await asking(101))).toBe(400);
  expect(seen).not.toHaveBeenCalled();
  expect(await asking(100)).toMatch(/^HTTP\/1.1 200/);
});

it('takes no type of content from what is only read: no visit passes for a form, whose answer is made anew', async () => {
  const { port, seen } = await start(readAll);
  for (const [method, expected] of [
    ['GET', undefined],
    ['HEAD', undefined],
    ['POST', 'multipart/form-data; boundary=x'],
  ] as const) {
    await ask(port, `${method} /`, 'Content-Type: multipart/form-data; boundary=x');
    expect(seen.mock.lastCall?.[0].headers['content-type'], method).toBe(expected);
  }
});

it('sends its own files whole, whatever range or condition is requested', async () => {
  const { port, seen } = await start(readAll);
  const asked = ['Range: bytes=999999999-', 'If-Range: x', 'If-Match: "x"', 'If-Unmodified-Since: x'];
  for (const path of ['/_next/static/chunks/a.js', '/icon.svg', '/icon.svg?x']) {
    await ask(port, `GET ${path}`, ...asked, 'If-None-Match: "y"');
    const headers = seen.mock.lastCall?.[0].headers ?? {};
    expect(headers).not.toHaveProperty('range');
    expect(Object.keys(headers).filter((name) => name.startsWith('if-'))).toEqual(['if-none-match']);
  }
  // Handlers send a shop's own files, and support ranges.
  await ask(port, 'GET /media/mug.webp', ...asked);
  expect(seen.mock.lastCall?.[0].headers.range).toBe('bytes=999999999-');
});

it('sends the head of an answer with its first bytes', async () => {
  const isSent: boolean[] = [];
  const { port } = await start(async (_request, response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.flushHeaders();
    isSent.push(response.headersSent);
    response.write('first');
    isSent.push(response.headersSent);
    response.end();
  });
  expect(await ask(port, 'GET /')).toMatch(
    /^HTTP\/1\.1 200 OK.*content-type: text\/plain.*\r\n\r\n5\r\nfirst\r\n0/is,
  );
  expect(isSent).toEqual([false, true]);
});

it('lets Next do many things after an answer, without a warning of a leak in the log', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  stops.push(() => process.off('warning', warned));
  const { port } = await start(async (_request, response) => {
    for (let count = 0; count < 12; count += 1) {
      response.on('close', () => undefined);
    }
    response.end('done');
  });
  await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text());
  expect(warned).not.toHaveBeenCalled();
});

it('makes one page at a time of a shop with many visitors beside another shop', async () => {
  const running = { 'quiet.test': 0, 'noisy.test': 0 };
  let most = 0;
  const { port } = await start(async (request, response) => {
    const host = request.headers.host === 'quiet.test' ? 'quiet.test' : 'noisy.test';
    running[host] += 1;
    most = Math.max(most, running['noisy.test']);
    await new Promise((end) => setTimeout(end, 20));
    running[host] -= 1;
    // By this the server knows that it is the name of a shop.
    response.setHeader('surrogate-key', 'tenant:a');
    response.end();
  });
  const visit = (host: string) =>
    talk(port, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`).ended;
  // The first visits tell that these are names of shops.
  for (const host of ['noisy.test', 'quiet.test', 'quiet.test']) {
    expect(await visit(host)).toContain('200 OK');
  }
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => visit('noisy.test')),
    visit('quiet.test'),
  ]);
  expect(answers.every((answer) => answer.includes('200 OK'))).toBe(true);
  expect(most).toBe(1);
});

it.each<[Record<string, string>, boolean]>([
  [{ NEXT_DEPLOYMENT_ID: 'r1' }, true],
  [{ NEXT_DEPLOYMENT_ID: 'r1', CDN_PURGE_URL: 'https://cdn.example/service/1' }, false],
])(
  'the data of pages is kept beside them, unless a cache keeps pages until it is told: %j',
  async (environment, isBeside) => {
    openPageData();
    stops.push(() => openPageData());
    await start(readAll, {}, environment);
    const page = withLateScripts(
      '<html><head></head><body>Mugs<script src="/_next/a.js" id="_R_" async=""></script><script>self.__next_f.push([1])</script></body></html>',
    );
    const kept = await keepDataBeside('/', page);
    expect(kept.includes('/page-data/r1/')).toBe(isBeside);
    expect(kept === page).toBe(!isBeside);
  },
);

it('keeps nothing of an answered request on a connection that stays open', async () => {
  const collectGarbage = garbageCollector();
  let last: WeakRef<ServerResponse> | undefined;
  let isClosed = false;
  // Not `start`: its mock remembers what it was called with.
  const server = createFrontServer({
    handle: async (_request, response) => {
      last = new WeakRef(response);
      response.end('done');
    },
    environment: {},
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => server.close());
  const { socket, heard } = talk(
    (server.address() as AddressInfo).port,
    'GET /api/any HTTP/1.1\r\nHost: a.test\r\n\r\n',
  );
  socket.once('close', () => {
    isClosed = true;
  });
  await expect.poll(heard).toContain('done');
  await expect
    .poll(() => {
      collectGarbage();
      return last?.deref() === undefined;
    })
    .toBe(true);
  expect(isClosed).toBe(false);
});
