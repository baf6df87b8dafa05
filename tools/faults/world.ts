// Everything that a round uses: two shops on production servers, and all their services behind proxies.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Random } from '../../prisma/seed/random';
import { merchantIdOf } from '../paypal-sandbox/ids';
import { startPayPalSandbox } from '../paypal-sandbox/server';
import { claimFolder } from '../stack/claim';
import { prepareDatabase, runningLogins } from '../stack/logins';
import { startMailbox } from '../stack/mailbox';
import { findPort } from '../stack/ports';
import { type Postgres, startPostgres } from '../stack/postgres';
import { step } from '../stack/report';
import { readOrMakeSecrets } from '../stack/secrets';
import { createGate, type Gate } from './gate';
import { type Inbox, inbox } from './inbox';
import { type MailDoor, openMailDoor } from './mail-door';
import { openPayPalDoor, type PayPalDoor } from './paypal-door';
import { openPostgresDoor, type PostgresDoor } from './postgres-door';
import { createRecord, type RoundRecord } from './record';
import { insertShops, planShops, type Shop } from './shops';
import { type Site, serverCount, startSite, type Way } from './site';
import { type StandIn, standIn } from './stand-in';

export type World = {
  shops: readonly Shop[];
  /** The shop for an index: the two shops alternate. */
  shopAt: (index: number) => Shop;
  site: Site;
  /** Open while retries make sense. */
  gate: Gate;
  payPal: StandIn;
  payPalDoor: PayPalDoor;
  inbox: Inbox;
  mailDoor: MailDoor;
  postgres: Postgres;
  postgresDoor: PostgresDoor;
  /** Queries the database beside the servers, as its owner: across all shops. */
  sql: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  record: RoundRecord;
  cronSecret: string;
  /** The servers' folder of files. */
  storage: string;
  /** The round's random numbers; the same seed gives the same. */
  random: Random;
  /** Length of all outages so far, in milliseconds. */
  longestRecovery: number;
  /** Number of shoppers in a crowd. */
  crowd: number;
  nextKey: () => string;
  stop: () => Promise<void>;
};

const DATABASE = 'makerfront_faults';
const portOf = (url: string): number => Number(new URL(url).port);

function throughDoor(url: string, port = 0): string {
  const passed = new URL(url);
  passed.port = String(port);
  return passed.href;
}

export type WorldOptions = { folder: string; crowd: number; sdkUrl: string; way: Way };

/** Starts everything, empty except for the shops and their products. */
export async function startWorld({ folder, crowd, sdkUrl, way }: WorldOptions): Promise<World> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) {
      await end();
    }
  };
  const keep = <Started extends { stop: () => Promise<unknown> }>(started: Started): Started => {
    stops.push(started.stop);
    return started;
  };
  try {
    const release = claimFolder(folder);
    stops.push(async () => release());
    const storage = join(folder, 'storage');
    rmSync(storage, { recursive: true, force: true });
    const secrets = readOrMakeSecrets(join(folder, 'secrets.json'));
    const shops = planShops();
    const postgres = await step('Starting Postgres', async () => {
      const options = { folder: join(folder, 'postgres'), password: secrets.databasePassword };
      return keep(await startPostgres({ ...options, isThrowaway: true, isHalted: true }));
    });
    const databaseUrl = await postgres.databaseUrl(DATABASE);
    const logins = runningLogins(databaseUrl, secrets.databasePassword);
    await step('Applying migrations', () => prepareDatabase(databaseUrl, logins));
    const mailbox = keep(await step('Starting the mailbox', () => startMailbox({ smtp: 1_525, web: 1_580 })));
    const servers = serverCount(way);
    const postgresDoor = keep(await openPostgresDoor(portOf(databaseUrl), servers));
    const payPalPort = await findPort(4_510);
    const payPalDoor = keep(await openPayPalDoor(payPalPort));
    const payPalUrl = `http://127.0.0.1:${payPalDoor.port}`;
    const port = await findPort(3_300);
    const sandbox = keep(
      await startPayPalSandbox({
        port: payPalPort,
        // The server reaches the stand-in and its certificate through the proxy.
        publicUrl: payPalUrl,
        apiUrl: payPalUrl,
        accounts: shops.map(({ account }) => account),
        webhooks: shops.map(({ host, account, webhookId }) => ({
          id: webhookId,
          clientId: account.clientId,
          url: account.isPartner
            ? `http://localhost:${port}/api/platform/paypal/webhook`
            : `http://${host}:${port}/api/paypal/webhook`,
        })),
      }),
    );
    const partner = shops.find(({ account }) => account.isPartner);
    sandbox.load({
      sellers: shops.flatMap(({ account: { clientId }, merchantId }) =>
        merchantId === null ? [] : [{ clientId, merchantId }],
      ),
    });
    const mailDoor = keep(await openMailDoor(portOf(mailbox.smtpUrl)));

    process.env.APP_SECRET = secrets.appSecret;
    process.env.DATABASE_URL = logins.tenant;
    process.env.PLATFORM_DATABASE_URL = logins.platform;
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    // A connection that ends while Postgres is down is expected.
    pool.on('error', () => {});
    stops.push(() => pool.end());
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await insertShops(client, shops);
    await client.end();

    const logFileOf = (server: number) => join(folder, `server-${server + 1}.log`);
    for (const server of Array.from({ length: servers }).keys()) {
      rmSync(logFileOf(server), { force: true });
    }
    const cronSecret = randomUUID();
    const gate = createGate();
    const envOf = (server: number) => ({
      DATABASE_URL: throughDoor(logins.tenant, postgresDoor.ports[server]),
      PLATFORM_DATABASE_URL: throughDoor(logins.platform, postgresDoor.ports[server]),
      PLATFORM_DOMAIN: `localhost:${port}`,
      PAYPAL_API_BASE: payPalUrl,
      PAYPAL_SDK_URL: sdkUrl,
      PAYPAL_PARTNER_CLIENT_ID: partner?.account.clientId ?? '',
      PAYPAL_PARTNER_SECRET: partner?.account.clientSecret ?? '',
      PAYPAL_PARTNER_MERCHANT_ID: partner ? merchantIdOf(partner.account.clientId) : '',
      SMTP_URL: throughDoor(mailbox.smtpUrl, mailDoor.port),
      APP_SECRET: secrets.appSecret,
      STORAGE_DIRECTORY: storage,
      CRON_SECRET: cronSecret,
      PAYPAL_TIMEOUT_SECONDS: '2',
      ORDERS_PER_ADDRESS: '1000000',
      ORDERS_PER_STORE: '1000000',
      LOG_LEVEL: 'warn',
      ...(way.kind === 'front' && { TRUST_PROXY: '1' }),
    });
    const what = way.kind === 'front' ? `Starting ${servers} servers behind nginx` : 'Starting the server';
    const site = keep(await step(what, () => startSite({ way, port, envOf, folder, logFileOf, gate })));

    let keys = 0;
    return {
      shops,
      shopAt(index) {
        const shop = shops[index % shops.length];
        if (shop === undefined) {
          throw new Error('There are no shops');
        }
        return shop;
      },
      site,
      gate,
      payPal: standIn(sandbox.url),
      payPalDoor,
      inbox: inbox(mailbox.webUrl),
      mailDoor,
      postgres,
      postgresDoor,
      sql: async <Row extends object>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows,
      record: createRecord(),
      cronSecret,
      storage,
      random: () => 0,
      longestRecovery: 0,
      crowd,
      nextKey() {
        keys += 1;
        return `attempt-${String(keys).padStart(6, '0')}`;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
