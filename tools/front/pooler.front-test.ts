// A server whose connections to Postgres are pooled for one transaction each, by the real PgBouncer with the product's file.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody } from '../requests/order-body';
import { rawRequest } from '../requests/raw-request';
import { type NextServer, startNext } from '../stack/next-server';
import { dataFolder, root } from '../stack/paths';
import { findPort } from '../stack/ports';
import { run } from '../stack/processes';
import { findPgBouncer, keepsStatements, startPgBouncer, throughPooler } from './pgbouncer';
import { query } from './query';
import { told } from './told';

const program = await findPgBouncer();
if (program === null) {
  console.warn('There is no pgbouncer here, and none can be installed: the pooler of deploy/ is not tried.');
}

describe.skipIf(program === null)('behind the pooler', () => {
  const stops: (() => Promise<void>)[] = [];
  let port: number;
  let areKept: boolean;
  let env: Record<string, string>;

  beforeAll(async () => {
    const { DATABASE_URL = '', PLATFORM_DATABASE_URL = '' } = told.FRONT_SERVER_ENV;
    areKept = await keepsStatements(program ?? '');
    const pooler = await findPort(6_500);
    const pgBouncer = await startPgBouncer({
      program: program ?? '',
      port: pooler,
      logins: [DATABASE_URL, PLATFORM_DATABASE_URL],
    });
    stops.push(pgBouncer.stop);
    env = {
      ...told.FRONT_SERVER_ENV,
      DATABASE_URL: throughPooler(DATABASE_URL, pooler),
      PLATFORM_DATABASE_URL: throughPooler(PLATFORM_DATABASE_URL, pooler),
      DIRECT_DATABASE_URL: DATABASE_URL,
      // The other tests order from this address too.
      ...{ ORDERS_PER_ADDRESS: '1000', ORDERS_PER_STORE: '1000' },
      // Debian 12's is too old for them.
      DATABASE_PREPARED_STATEMENTS: areKept ? '1' : '0',
    };
    port = await findPort(3_800);
    const logFile = join(dataFolder, 'test/pooler.log');
    const server: NextServer = await startNext({ mode: 'start', port, env, logFile });
    stops.push(server.stop);
  }, 60_000);

  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) {
      await stop();
    }
  });

  const ask = (slug: string, path: string, more: object = {}) =>
    rawRequest({ port, host: `${slug}.localhost:${told.FRONT_PORT}`, path, ...more });

  it('shops are served, each with its own rows, however many ask at once', async () => {
    const products = await query<{ slug: string; name: string }>(
      `SELECT DISTINCT ON (t.slug) t.slug, p.name FROM products p JOIN tenants t ON t.id = p.tenant_id
       WHERE t.slug IN ('clayandkiln', 'quietloom') AND p.is_active AND p.archived_at IS NULL ORDER BY t.slug, p.name`,
    );
    expect(products).toHaveLength(2);
    expect((await ask('clayandkiln', '/api/health')).status).toBe(200);
    const searches = Array.from({ length: 30 }, (_, at) => products[at % 2]).map(async (product) => {
      const { status, body } = await ask(
        product?.slug ?? '',
        `/search?q=${encodeURIComponent(product?.name ?? '')}`,
      );
      const strange = products.find(({ slug }) => slug !== product?.slug)?.name ?? '';
      return [status, body.includes(product?.name ?? ''), body.includes(`>${strange}<`)];
    });
    expect(await Promise.all(searches)).toEqual(searches.map(() => [200, true, false]));
  });

  it('orders are placed, in transactions of several statements', async () => {
    const [product] = await query<{ id: string }>(
      `SELECT p.id FROM products p JOIN tenants t ON t.id = p.tenant_id
       WHERE t.slug = 'clayandkiln' AND p.name = 'Everyday Mug'`,
    );
    const body = JSON.stringify(orderBody(product?.id ?? ''));
    const orders = await Promise.all(
      Array.from({ length: 30 }, () =>
        ask('clayandkiln', '/api/orders', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            origin: `http://clayandkiln.localhost:${told.FRONT_PORT}`,
          },
          body,
        }),
      ),
    );
    expect(orders.map(({ status }) => status)).toEqual(orders.map(() => 201));
    expect(new Set(orders.map((order) => order.body)).size).toBe(orders.length);
  });

  it('the doctor finds what it keeps, and that locks and notifications go past it', async () => {
    const doctor = [
      ...['--import', 'tsx', '--import', './prisma/operator/like-a-server.mjs'],
      ...['--conditions=react-server', 'prisma/run-doctor.ts'],
    ];
    const { output } = await run(process.execPath, doctor, { cwd: root, env: { ...process.env, ...env } });
    expect(output).toContain(
      areKept
        ? 'Connections keep the plans of frequent statements.'
        : 'right for a pooler that does not know of them',
    );
    expect(output).toContain('DIRECT_DATABASE_URL reaches Postgres directly');
  }, 60_000);
});
