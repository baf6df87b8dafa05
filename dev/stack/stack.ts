// Everything that a running Makerfront stands on, put together for the demo, for development and for tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations } from '../../prisma/migrate';
import { demoShops } from '../../prisma/seed/catalogue';
import { payPalAccountOf } from '../../prisma/seed/paypal-account';
import { type PayPalSandbox, startPayPalSandbox } from '../paypal-sandbox/server';
import { startMailbox } from './mailbox';
import { dataFolder } from './paths';
import { readPaymentRecords } from './payment-records';
import { findPort } from './ports';
import { startPostgres } from './postgres';
import { SetupError, step } from './report';
import { readOrMakeSecrets } from './secrets';
import { seedIfEmpty } from './seed';

export type Stack = {
  /** The server's environment for this stack. */
  env: Record<string, string>;
  payPalSdkUrl: string;
  /** Null where the surroundings name a mail server of their own. */
  mailboxUrl: string | null;
  stop: () => Promise<void>;
};

export type StackOptions = {
  /** Of the server that will run on it: the PayPal stand-in sends the demo shops' messages there. */
  port: number;
  /** Where data is kept between runs; a fresh place for tests. */
  folder?: string;
  databaseName?: string;
  isThrowaway?: boolean;
};

type Service = { stop: () => Promise<void> };

/** Starts what is not there already: what DATABASE_URL, PAYPAL_API_BASE and SMTP_URL name is used as it is. */
export async function startStack({
  port,
  folder = dataFolder,
  databaseName = 'makerfront',
  isThrowaway = false,
}: StackOptions): Promise<Stack> {
  mkdirSync(folder, { recursive: true });
  const running: Service[] = [];
  const stop = async () => {
    for (const service of running.splice(0).reverse()) {
      await service.stop();
    }
  };
  const keep = <Started extends Service>(service: Started): Started => {
    running.push(service);
    return service;
  };

  try {
    const secrets = readOrMakeSecrets(join(folder, 'secrets.json'));
    const databaseUrl =
      process.env.DATABASE_URL ||
      (await step('Starting Postgres', async () => {
        const options = { folder: join(folder, 'postgres'), password: secrets.databasePassword, isThrowaway };
        return keep(await startPostgres(options)).databaseUrl(databaseName);
      }));
    await step('Applying migrations', () => migrate(databaseUrl));
    const payPal = await startPayPal(keep);
    const mail = process.env.SMTP_URL ? null : keep(await step('Starting the mailbox', () => startMailbox()));
    const env: Record<string, string> = {
      DATABASE_URL: databaseUrl,
      APP_SECRET: process.env.APP_SECRET || secrets.appSecret,
      STORAGE_DIRECTORY: process.env.STORAGE_DIRECTORY || join(folder, 'storage'),
      PAYPAL_API_BASE: payPal.apiBase,
      PAYPAL_SDK_URL: payPal.sdkUrl,
      SMTP_URL: process.env.SMTP_URL || (mail?.smtpUrl ?? ''),
    };
    await step('Filling an empty database with the demo shops', () => seedIfEmpty(env));
    payPal.sandbox?.load(await readPaymentRecords(databaseUrl, port));
    return { env, payPalSdkUrl: payPal.sdkUrl, mailboxUrl: mail?.webUrl ?? null, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function migrate(databaseUrl: string): Promise<void> {
  try {
    await applyMigrations(databaseUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error);
    throw new SetupError(`The database could not be migrated: ${reason}`);
  }
}

type PayPal = { apiBase: string; sdkUrl: string; sandbox?: PayPalSandbox };

async function startPayPal(keep: <Started extends Service>(service: Started) => Started): Promise<PayPal> {
  const { PAYPAL_API_BASE, PAYPAL_SDK_URL } = process.env;
  if (PAYPAL_API_BASE) {
    return { apiBase: PAYPAL_API_BASE, sdkUrl: PAYPAL_SDK_URL ?? '' };
  }
  const sandbox = await step('Starting the PayPal stand-in', async () =>
    keep(
      await startPayPalSandbox({
        port: await findPort(4010),
        host: '127.0.0.1',
        accounts: demoShops.map(payPalAccountOf),
      }),
    ),
  );
  return { apiBase: sandbox.url, sdkUrl: sandbox.sdkUrl, sandbox };
}
