// Two servers on one database, each with its own cache. Requests alone are enough: no browser is needed.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { rawRequest } from '../tools/requests/raw-request';
import { callAction, outcomeOf, serverReferences } from '../tools/requests/server-actions';
import { cookieHeader, signInOverApi } from '../tools/requests/sign-in';
import { type NextServer, startNext } from '../tools/stack/next-server';
import { findPort } from '../tools/stack/ports';
import { OWNER_PASSWORD } from './support/admin';
import { besideDatabase, findProduct, query } from './support/database';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

const SLUG = 'quietloom';
const SECOND_LOG = `${process.env.E2E_SERVER_LOG}.second`;
const METRICS_SECRET = 'metrics-secret-of-the-tests';
const PRODUCT = 'Tea Towels, Pair';
const first = Number(process.env.E2E_PORT);
let second: number;
let server: NextServer;
let collector: Awaited<ReturnType<typeof startCollector>>;
let cookie: string;
let product: { id: string; tenant_id: string };
/** The connections on which servers hear of changes, by their process ids in Postgres. */
let connectionsBefore: number[];

const listeners = async () =>
  (
    await query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'makerfront changes'`,
    )
  ).map(({ pid }) => pid);

const letIn = (isOpen: boolean) => besideDatabase(`ALTER DATABASE DATABASE_NAME ALLOW_CONNECTIONS ${isOpen}`);

test.beforeAll(async () => {
  test.setTimeout(60_000);
  product = await findProduct(SLUG, PRODUCT);
  connectionsBefore = await listeners();
  second = await findPort(3_500);
  collector = await startCollector();
  const env = z.record(z.string(), z.string()).parse(JSON.parse(process.env.E2E_SERVER_ENV ?? '{}'));
  server = await startNext({
    mode: 'start',
    port: second,
    env: {
      ...env,
      ...{ NODE_OPTIONS: '', PLATFORM_DOMAIN: `localhost:${second}` },
      ...{ METRICS_SECRET, DRAIN_DELAY_SECONDS: '3', ACCESS_LOG_SAMPLE: '1' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '200' },
      OTEL_TRACES_SAMPLER: 'always_on',
    },
    logFile: SECOND_LOG,
  });
  const host = `${SLUG}.localhost:${first}`;
  cookie = cookieHeader(
    await signInOverApi({ port: first, host }, { email: `owner@${SLUG}.test`, password: OWNER_PASSWORD }),
  );
});

test.afterAll(async () => {
  await letIn(true);
  await server.stop();
  await collector.stop();
});

/** Takes traces as an OpenTelemetry collector does. */
async function startCollector() {
  const received: string[] = [];
  const listening = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(Buffer.from(part));
    }
    const body = Buffer.concat(parts);
    received.push(
      `${request.url} ${(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8')}`,
    );
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  const port = await findPort(4_318);
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => listening.close(resolve)),
  };
}

async function look(port: number, { slug = SLUG, path = '/' }: { slug?: string; path?: string } = {}) {
  const { status, headers, body } = await rawRequest({ port, host: `${slug}.localhost:${port}`, path });
  return { status, body, cache: headers['x-nextjs-cache'] };
}
const isListed = async (port: number) => (await look(port)).body.includes(PRODUCT);

/** Polls until the second server has cached the page. */
const warm = (what: { slug?: string; path?: string } = {}) =>
  expect.poll(async () => (await look(second, what)).cache, { intervals: [50] }).toBe('HIT');

/** An owner's edit on the first server. */
async function setActive(isActive: boolean): Promise<void> {
  const id = serverReferences().find(({ name }) => name === 'setProductActive')?.id ?? '';
  const host = `${SLUG}.localhost:${first}`;
  const answer = await callAction({
    port: first,
    host,
    path: '/admin/products',
    id,
    input: { id: product.id, isActive },
    headers: { cookie, origin: `http://${host}` },
  });
  expect(outcomeOf(answer)).toBe('ok');
}

/** Milliseconds until the condition holds. */
async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  await expect.poll(isSo, { intervals: [10] }).toBe(true);
  return performance.now() - startedAt;
}

test('an edit on one server shows on the other within a second', async () => {
  await warm();
  expect(await isListed(second)).toBe(true);
  await setActive(false);
  expect(await timeUntil(async () => !(await isListed(second)))).toBeLessThan(1_000);
  expect(await isListed(first)).toBe(false);
  await warm();
  await setActive(true);
  expect(await timeUntil(() => isListed(second))).toBeLessThan(1_000);
});

test('an edit made while one server’s connection was cut shows there once it is back', async () => {
  await warm();
  const own = (await listeners()).filter((pid) => !connectionsBefore.includes(pid));
  expect(own).toHaveLength(1);
  await letIn(false);
  await besideDatabase(`SELECT pg_terminate_backend(${own[0]})`);
  await setActive(false);
  expect(await isListed(first)).toBe(false);
  // The second server could not hear of the edit.
  expect(await look(second)).toMatchObject({ status: 200, cache: 'HIT' });
  expect(await isListed(second)).toBe(true);
  await letIn(true);
  await expect.poll(() => isListed(second), { intervals: [50] }).toBe(false);
  // And it is connected again.
  await expect.poll(async () => (await listeners()).length).toBe(connectionsBefore.length + 1);
  await warm();
  await setActive(true);
  expect(await timeUntil(() => isListed(second))).toBeLessThan(1_000);
});

test('a change recorded by a script shows on every server, and a server that missed too much expires every page', async () => {
  const mug = await findProduct('clayandkiln', 'Everyday Mug');
  const [grid, page] = [{ slug: 'clayandkiln' }, { slug: 'clayandkiln', path: `/product/${mug.id}` }];
  const rename = 'UPDATE products SET name = $2 WHERE id = $1';
  const isNamed = async (name: string) =>
    (await Promise.all([grid, page].map((what) => look(second, what)))).every(({ body }) =>
      body.includes(name),
    );
  await warm(grid);
  await warm(page);

  // No row about this product, and a thousand of another shop: too many to read one by one.
  await query(rename, [mug.id, 'Unheard-of Mug']);
  await query(
    `WITH event AS (INSERT INTO cache_events (tenant_id, kind) SELECT $1::uuid, 'tenant' FROM generate_series(0, 1000))
     SELECT pg_notify('makerfront_changes', '')`,
    [product.tenant_id],
  );
  await expect.poll(() => isNamed('Unheard-of Mug'), { intervals: [50] }).toBe(true);
  const landing = await rawRequest({ port: second, host: `localhost:${second}`, path: '/' });
  expect(landing.status).toBe(200);
  await warm(grid);
  await warm(page);

  // As recordChange does.
  await query(rename, [mug.id, 'Everyday Mug']);
  await query(
    `WITH event AS (INSERT INTO cache_events (tenant_id, kind, subject_id) VALUES ($1, 'product', $2))
     SELECT pg_notify('makerfront_changes', '')`,
    [mug.tenant_id, mug.id],
  );
  expect(await timeUntil(() => isNamed('Everyday Mug'))).toBeLessThan(1_000);
});

test('an operator with the secret reads what a server has counted, and nothing in it names anybody', async () => {
  const host = 'any-name.example';
  const ask = (authorization: string) =>
    rawRequest({ port: second, host, path: '/metrics', headers: { authorization } });
  for (const wrong of ['', 'Bearer wrong', METRICS_SECRET]) {
    expect((await ask(wrong)).status).toBe(404);
  }
  // Without a secret of its own a server has no such address.
  const closed = {
    port: first,
    host,
    path: '/metrics',
    headers: { authorization: `Bearer ${METRICS_SECRET}` },
  };
  expect((await rawRequest(closed)).status).toBe(404);

  const read = async () => {
    const { status, headers, body } = await ask(`Bearer ${METRICS_SECRET}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    return body;
  };
  const numberAt = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1] ?? 0,
    );
  const GRIDS = 'makerfront_http_request_duration_seconds_count{kind="grid",status="2xx"}';
  const before = await read();
  await warm();
  await look(second);
  // An answer is counted when it has left, which may be after the next request.
  await expect
    .poll(async () => numberAt(await read(), GRIDS))
    .toBeGreaterThanOrEqual(numberAt(before, GRIDS) + 2);
  const now = await read();
  expect(numberAt(now, 'makerfront_page_cache_total{result="hit"}')).toBeGreaterThan(0);
  for (const line of [
    'makerfront_page_cache_bytes',
    'makerfront_page_cache_limit_bytes',
    'makerfront_page_cache_entries',
    'makerfront_database_query_duration_seconds_count{login="tenant"}',
    'makerfront_database_query_duration_seconds_count{login="platform"}',
    'makerfront_background_last_run_timestamp_seconds{work="mails"}',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    // The work in the background has its first run some seconds after the start.
    await expect
      .poll(async () => numberAt(await read(), line), { message: line, timeout: 40_000 })
      .toBeGreaterThan(0);
  }
  for (const queue of ['mails', 'webhooks', 'payments', 'refunds']) {
    expect(now).toContain(`makerfront_queue_depth{queue="${queue}"}`);
    expect(now).toContain(`makerfront_queue_overdue_seconds{queue="${queue}"}`);
  }
  expect(now).toContain('makerfront_metrics_collect_failures 0');
  expect(now).not.toMatch(/localhost|quietloom|any-name|[0-9a-f]{8}-[0-9a-f]{4}/);
});

test('a trace of a request reaches the collector, and its id stands in the log beside the access line', async () => {
  const id = 'b7c1a6c2-0000-4000-8000-000000000001';
  // A visitor does not decide which trace a request belongs to.
  const foreign = 'b7c1a6c2000040008000000000000002';
  const allLines = () => readFileSync(SECOND_LOG, 'utf8').split('\n');
  // The log may have lines of an earlier run.
  const earlier = allLines().length - 1;
  const linesWith = (...parts: string[]) =>
    allLines()
      .slice(earlier)
      .filter((line) => parts.every((part) => line.includes(part)));
  const server = { port: second, host: `${SLUG}.localhost:${second}` };
  const headers = { 'x-request-id': id, traceparent: `00-${foreign}-00f067aa0ba902b7-01` };
  await rawRequest({ ...server, path: '/search?q=towel&token=secret', headers });
  await rawRequest({
    ...server,
    path: '/api/quote',
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', origin: `http://${server.host}` },
    body: '{"lines":',
  });
  const logged = () => linesWith('"event":"request"', '/api/quote')[0] ?? '{}';
  const traceIdOf = (line: string) =>
    z.object({ traceId: z.string().default('') }).parse(JSON.parse(line)).traceId;
  await expect.poll(() => traceIdOf(logged())).toMatch(/^[0-9a-f]{32}$/);
  const traceId = traceIdOf(logged());
  expect(linesWith('"event":"request"', '/api/quote', `"traceId":"${traceId}"`)).toHaveLength(1);
  const traced = () => collector.received.filter((body) => body.includes(traceId)).join('\n');
  await expect.poll(traced).toContain('/v1/traces');
  const all = () => collector.received.join('\n');
  await expect.poll(all).toContain('postgresql');
  await expect.poll(all).toContain('"/search"');
  expect(all()).not.toMatch(new RegExp(`SELECT|towel|secret|${foreign}`));
  const lines = () => linesWith('"event":"request.answered"', '"path":"/search"');
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  const line = z
    .object({
      requestId: z.uuid(),
      traceId: z.string(),
      method: z.string(),
      status: z.int(),
      milliseconds: z.int(),
      kind: z.string(),
    })
    .parse(JSON.parse(lines()[0] ?? ''));
  expect(line).toMatchObject({ method: 'GET', status: 200, kind: 'grid' });
  // Nobody in front is trusted here, so a visitor's id is none.
  expect(line.requestId).not.toBe(id);
  expect(lines().join('\n')).not.toContain('secret');
  // Each request has the trace of its own, also once its answer has left.
  const quoted = () => linesWith('"event":"request.answered"', '/api/quote', `"traceId":"${traceId}"`);
  await expect.poll(() => quoted().length).toBe(1);
  expect(line.traceId).not.toBe(traceId);
  await expect.poll(() => collector.received.join('\n')).toContain(line.traceId);
});

test('a server that is told to stop is not ready any more, and answers until it stops listening', async () => {
  const ask = async (path: string) => {
    const { status, body } = await rawRequest({ port: second, host: 'localhost', path });
    return [status, body];
  };
  expect(await ask('/api/health')).toEqual([200, '{"status":"ok"}']);
  server.process.kill('SIGTERM');
  await expect.poll(() => ask('/api/health'), { intervals: [50] }).toEqual([503, '{"status":"draining"}']);
  expect(await ask('/api/health/live')).toEqual([200, '{"status":"alive"}']);
  expect((await look(second)).status).toBe(200);
  await expect.poll(() => server.process.exitCode, { timeout: 30_000 }).toBe(143);
});
