// A backup is worth what can be restored: here into a new cluster, where somebody then buys.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { POST as placeOrder } from '@/app/[tenant]/api/orders/route';
import { POST as capture } from '@/app/[tenant]/api/paypal/capture-order/route';
import { POST as create } from '@/app/[tenant]/api/paypal/create-order/route';
import { database } from '@/lib/db/client';
import { scopeProblem } from '@/lib/db/scope-health';
import { env } from '@/lib/env';
import { asOrderId, type OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { queryAt } from '@/lib/testing/database/query-at';
import { callPayment } from '@/lib/testing/outside/payment-calls';
import { startPayPal } from '@/lib/testing/outside/paypal';
import { type S3Server, startS3Server } from '@/lib/testing/outside/s3-server';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { createStartedOrder, dialableOrder, readOrder } from '@/lib/testing/rows/orders';
import { freshPayingShop } from '@/lib/testing/rows/paying-shop';
import { createUpload } from '@/lib/testing/rows/uploads';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import { runningLogins } from '../../tools/stack/logins';
import { type Postgres, removePostgres, startPostgres } from '../../tools/stack/postgres';
import { migrate } from '../migrate';
import { backup } from './backup';
import { type RestoreTarget, restore } from './restore';

vi.mock('next/server', () => ({ after: (work: () => unknown) => work() }));
vi.mock('@/lib/orders/mails/deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const paypal = await startPayPal();
const folder = mkdtempSync(join(tmpdir(), 'makerfront-backup-'));
const archive = join(folder, 'makerfront.tar.gz');
const ownerUrl = process.env.MIGRATION_DATABASE_URL ?? '';
const logo = new Uint8Array(300_000).map((_, index) => (index * 7) % 251);
const PICTURE = { bytes: new Uint8Array([1, 2, 3, 4]), contentType: 'image/webp' };

let tenant: Tenant;
let productId: string;
let paidId: OrderId;
let logoKey: string;
let postgres: Postgres;

/** A database of the new cluster, with its future logins. */
async function newDatabase(name: string): Promise<RestoreTarget> {
  const owner = await postgres.databaseUrl(name);
  return { owner, logins: runningLogins(owner, 'a secret of the new machine, long enough') };
}

/** Makes this process use a database and a folder, as a server there would. */
function moveTo({ owner, logins }: RestoreTarget, storage: string): void {
  Object.assign(globalThis, { makerfrontPools: {} });
  process.env.MIGRATION_DATABASE_URL = owner;
  Object.assign(env(), {
    DATABASE_URL: logins.tenant,
    PLATFORM_DATABASE_URL: logins.platform,
    STORAGE_DIRECTORY: join(folder, storage),
  });
}

const tablesIn = async (url: string) =>
  (await queryAt(url, `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace`)).length;

const orderAnswer = z.object({ order_id: z.string().transform(asOrderId), checkout_token: z.string() });
const startAnswer = z.object({ id: z.string() });

/** Places an order of one mug and pays for it, through the handlers. */
async function buy(): Promise<OrderId> {
  const placed = await placeOrder(
    new Request('http://shop.test/api/orders', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: 'shop.test',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(dialableOrder({ product_id: productId, quantity: 1 })),
    }),
    { params: Promise.resolve({ tenant: tenant.slug }) },
  );
  const body: unknown = await placed.json();
  expect(placed.status, JSON.stringify(body)).toBe(201);
  const { order_id, checkout_token } = orderAnswer.parse(body);
  const proof = { authorization: `Bearer ${checkout_token}` };
  const started = await callPayment(create, tenant, { order_id, amount: '28.00' }, proof);
  const { id } = startAnswer.parse(await started.json());
  await paypal.shopA.approve(id);
  const taken = await callPayment(capture, tenant, { paypal_order_id: id }, proof);
  expect(await taken.json()).toEqual({ status: 'COMPLETED', order_id });
  return order_id;
}

beforeAll(async () => {
  moveTo(
    { owner: ownerUrl, logins: { tenant: env().DATABASE_URL, platform: env().PLATFORM_DATABASE_URL } },
    'a',
  );
  tenant = await freshPayingShop(paypal);
  const { id: categoryId } = await createCategory(tenant.id, { name: 'Mugs \\ and "cups"\n' });
  ({ id: productId } = await createProduct(tenant.id, {
    categoryId,
    description: 'Tabs\tand lines\nand \\N and ünïcödé 🏺',
  }));
  const started = await createStartedOrder(tenant, 6_000);
  paidId = started.orderId;
  await paypal.shopA.approve(started.paypalOrderId);
  await callPayment(capture, tenant, { paypal_order_id: started.paypalOrderId });
  ({ objectKey: logoKey } = await createUpload(privateStore(), tenant.id, { bytes: logo }));
  await publicStore().put(`${tenant.id}/mug-1280.webp`, PICTURE);
  // More rows than fit into one part of an archive.
  await database().$executeRaw`
    INSERT INTO contact_signups (id, email) SELECT gen_random_uuid(), repeat('a', 200) || n || '@example.test'
    FROM generate_series(1, 40000) AS n`;
  await backup(ownerUrl, archive);
  postgres = await startPostgres({
    folder: join(folder, 'postgres'),
    password: 'the new machine',
    isThrowaway: true,
  });
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  await removePostgres(join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** `npm run restore` as an operator types it. */
async function runRestore(
  target: RestoreTarget,
  { secret, args = [archive] }: { secret: string; args?: string[] },
) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', 'prisma/run-restore.ts', ...args],
    {
      env: {
        ...process.env,
        MIGRATION_DATABASE_URL: target.owner,
        DATABASE_URL: target.logins.tenant,
        PLATFORM_DATABASE_URL: target.logins.platform,
        STORAGE_DIRECTORY: join(folder, 'b'),
        APP_SECRET: secret,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('a backup', () => {
  it('is readable by its owner only, gets its name only when complete, and is never overwritten', async () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    await expect(backup(ownerUrl, archive)).rejects.toThrow(/is there already/);
    await expect(backup(ownerUrl, join(folder, 'nowhere/x'))).rejects.toThrow(/cannot be written: ENOENT/);
    const broken = new URL(ownerUrl);
    broken.pathname = '/postgres';
    await expect(backup(broken.href, join(folder, 'none'))).rejects.toThrow(/nobody has migrated/);
    expect(() => statSync(join(folder, 'none'))).toThrow(/ENOENT/);
  });

  it('shows one moment, though shoppers continue meanwhile', async () => {
    const busy = new Client({ connectionString: ownerUrl });
    await busy.connect();
    const path = join(folder, 'busy.tar.gz');
    let isDone = false;
    const going = (async () => {
      while (!isDone) {
        // The counter matches the order.
        await busy.query(`BEGIN; UPDATE order_counters SET last_number = last_number + 1;
          INSERT INTO orders (tenant_id, id, order_number, customer_name, customer_email, customer_phone, shipping_address,
            shipping_city, shipping_state, shipping_zip, total_cents, charges, platform_fee_cents, idempotency_key, request_fingerprint)
          SELECT tenant_id, gen_random_uuid(), last_number, '', '', '', '', '', '', '', 1,
            jsonb_build_array(jsonb_build_object('kind', 'goods', 'name', '', 'rateBasisPoints', NULL, 'amountCents', 1)), 0, gen_random_uuid(), ''
          FROM order_counters; COMMIT`);
      }
    })();
    await backup(ownerUrl, path);
    isDone = true;
    await going;
    await busy.end();
    const target = await newDatabase('busy');
    await restore(target, path);
    const [row] = await queryAt(
      target.owner,
      'SELECT (SELECT last_number FROM order_counters) AS counter, (SELECT max(order_number) FROM orders) AS newest, count(*)::int AS orders FROM orders',
    );
    expect(row?.counter).toBe(row?.newest);
    expect(row?.orders).toBeGreaterThanOrEqual(1);
    await queryAt(ownerUrl, `DELETE FROM orders WHERE customer_name = ''`);
  }, 60_000);
});

describe('a damaged archive', () => {
  const damaged = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };

  it('is refused before anything is written: truncated, altered, longer, of somebody else', async () => {
    const whole = readFileSync(archive);
    const tar = gunzipSync(whole);
    const altered = Buffer.from(tar);
    altered.write('eve@', altered.indexOf('ada@example.test'));
    const renamed = Buffer.from(tar);
    renamed.write('files/private', renamed.indexOf('files/public'));
    const target = await newDatabase('refusing');
    const cut = damaged('cut', whole);
    truncateSync(cut, Math.floor(whole.byteLength / 2));
    for (const [path, sentence] of [
      [cut, /is not a whole backup/],
      [damaged('cut at its end', whole.subarray(0, -9)), /is not a whole backup/],
      [
        damaged('without its seal', gzipSync(tar.subarray(0, tar.lastIndexOf('seal.json')))),
        /is not a whole backup/,
      ],
      [damaged('altered', gzipSync(altered)), /was altered|not a whole backup/],
      [damaged('renamed', gzipSync(renamed)), /was altered|not a whole backup/],
      [damaged('no archive', Buffer.from('rows, rows, rows')), /is not a whole backup/],
      [damaged('empty', Buffer.alloc(0)), /is not a whole backup/],
      [join(folder, 'nowhere'), /cannot be read: ENOENT/],
    ] as const) {
      await expect(restore(target, path), path).rejects.toThrow(sentence);
    }
    expect(await tablesIn(target.owner)).toBe(0);
  }, 60_000);

  it('is detected by its seal if its sums were recomputed', async () => {
    const tar = gunzipSync(readFileSync(archive)).toString('latin1');
    const digest = /"digest": "([0-9a-f]{64})"/.exec(tar)?.[1] ?? '';
    const signed = /"signature": "([^"]+)"/.exec(tar)?.[1] ?? '';
    const other = `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`;
    expect(digest).not.toBe('');
    const path = damaged('forged', gzipSync(Buffer.from(tar.replace(signed, other), 'latin1')));
    await expect(restore(await newDatabase('refusing'), path)).rejects.toThrow(
      /was altered after it was made/,
    );
  });
});

describe('npm run restore', () => {
  it('says at once that the secret is another one, and what to do', async () => {
    const target = await newDatabase('secrets');
    const { code, output } = await runRestore(target, { secret: 'another secret that is long enough too' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /was made under another APP_SECRET: it needs the secret of key [\w-]{6}, and APP_SECRET here lists [\w-]{6}/,
    );
    expect(output).not.toContain('    at ');
    expect(await tablesIn(target.owner)).toBe(0);
  }, 60_000);

  it('says in a sentence that the login is refused, or that there is no such database', async () => {
    const { owner, logins } = await newDatabase('refused');
    const secret = env().APP_SECRET.join(',');
    const [wrongPassword, wrongName] = [new URL(owner), new URL(owner)];
    wrongPassword.password = 'mistyped';
    wrongName.pathname = '/nowhere';
    for (const [url, reason] of [
      [wrongPassword, 'password authentication failed'],
      [wrongName, 'database "nowhere" does not exist'],
    ] as const) {
      const { code, output } = await runRestore({ owner: url.href, logins }, { secret });
      expect(code).toBe(1);
      expect(output).toMatch(/MIGRATION_DATABASE_URL: no connection to [^\n]+\. Check the host/);
      expect(output).toContain(reason);
      expect(output).not.toContain('    at ');
      expect(output).not.toContain('mistyped');
      await expect(backup(url.href, join(folder, 'refused.tar.gz'))).rejects.toThrow(reason);
    }
  }, 60_000);

  it('fills an empty cluster, where the shop then sells', async () => {
    const before = await readOrder(paidId);
    const source = await queryAt(ownerUrl, 'SELECT * FROM products ORDER BY id');
    const target = await newDatabase('makerfront');
    expect(
      await queryAt(target.owner, `SELECT FROM pg_roles WHERE rolname LIKE 'makerfront\\_%'`),
    ).not.toHaveLength(99);
    const { code, output } = await runRestore(target, { secret: env().APP_SECRET.join(',') });
    expect(output).toMatch(/Restored as of .*: \d+ rows of \d+ tables, and \d+ files\. Start the server\./);
    expect(code).toBe(0);

    moveTo(target, 'b');
    expect(await scopeProblem()).toBeNull();
    expect(await readOrder(paidId)).toEqual(before);
    expect(await queryAt(target.owner, 'SELECT * FROM products ORDER BY id')).toEqual(source);
    expect(await database().contactSignup.count()).toBe(40_000);
    expect((await privateStore().get(logoKey))?.bytes).toEqual(logo);
    expect(await publicStore().get(`${tenant.id}/mug-1280.webp`)).toEqual(PICTURE);

    const bought = await readOrder(await buy());
    expect(bought.paymentStatus).toBe('paid');
    expect(bought.orderNumber).toBeGreaterThan(before.orderNumber);
    expect(bought.payments.map(({ status }) => status)).toEqual(['captured']);
  }, 120_000);

  it('refuses a database with rows in it, and leaves it as it is', async () => {
    const target = await newDatabase('makerfront');
    await expect(restore(target, archive)).rejects.toThrow(
      /is not empty: it has tables with something in them/,
    );
    expect(await database().order.count()).toBeGreaterThan(1);
  });

  it('can be repeated after an interruption, and puts files into a bucket as well', async () => {
    const server: S3Server = await startS3Server();
    const target = await newDatabase('bucket');
    const { S3_BUCKET: _, ...rest } = env();
    Object.assign(env(), {
      S3_BUCKET: server.bucket,
      S3_REGION: server.account.region,
      S3_ENDPOINT: server.endpoint,
      S3_FORCE_PATH_STYLE: '1',
      S3_ACCESS_KEY_ID: server.account.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.account.secretAccessKey,
    });
    try {
      const key = `public/${tenant.id}/mug-1280.webp`;
      server.objects.set(key, { bytes: Buffer.from('another picture'), contentType: 'image/webp' });
      await expect(restore(target, archive)).rejects.toThrow(/is in the store already, with other bytes/);
      server.objects.delete(key);
      const { files } = await restore(target, archive);
      expect(server.objects.size).toBe(files);
      expect(server.objects.get(key)).toEqual({
        bytes: Buffer.from(PICTURE.bytes),
        contentType: 'image/webp',
      });
      // And back out of the bucket.
      const again = join(folder, 'bucket.tar.gz');
      expect((await backup(target.owner, again)).files).toBe(files);
    } finally {
      Object.assign(env(), { S3_BUCKET: undefined, ...rest });
      await server.stop();
    }
  }, 60_000);
});

describe('npm run migrate', () => {
  it('repairs a database whose roles stayed behind in its old cluster', async () => {
    const target = await newDatabase('makerfront');
    moveTo(target, 'b');
    // What pg_dump and a new cluster leave: rows and tables, without roles.
    for (const name of ['busy', 'refusing', 'secrets', 'bucket']) {
      await queryAt(target.owner, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
    await queryAt(
      target.owner,
      'DROP OWNED BY makerfront_tenant, makerfront_platform; DROP ROLE makerfront_tenant, makerfront_platform',
    );
    await expect(scopeProblem()).rejects.toThrow();
    const said: string[] = [];
    await migrate(target.owner, target.logins, (sentence) => said.push(sentence));
    expect(said.slice(0, 2)).toEqual([
      'The database is up to date.',
      expect.stringMatching(
        /^Put in order: .*the role makerfront_tenant is missing; .*the policy orders_own_rows is missing/,
      ),
    ]);
    expect(await scopeProblem()).toBeNull();
    expect((await readOrder(await buy())).paymentStatus).toBe('paid');
  }, 60_000);
});
