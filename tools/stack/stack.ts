// All services of a running Makerfront, assembled for the demo, for development and for tests.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningLogins } from '../../lib/db/login-problem';
import { demoShops } from '../../prisma/seed/catalogue';
import {
  PARTNER_ACCOUNT,
  PLATFORM_ACCOUNT,
  payPalAccountOf,
  SANDBOX_ACCOUNT,
} from '../../prisma/seed/paypal-account';
import { merchantIdOf } from '../paypal-sandbox/ids';
import { type PayPalSandbox, startPayPalSandbox } from '../paypal-sandbox/server';
import { type SignInProvider, startSignInProvider } from '../sign-in-provider/server';
import { startSmsInbox } from '../sms-inbox/server';
import { startDomainServices } from './domains';
import { prepareDatabase, runningLogins } from './logins';
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
  /** The database with its owner's login, for tests and benchmarks. The server never has it. */
  ownerUrl: string;
  payPalSdkUrl: string;
  /** Null if the environment names a mail server. */
  mailboxUrl: string | null;
  /** Text messages; null if the environment names a gateway. */
  smsInboxUrl: string | null;
  /** The zone of the stand-in for DNS; null if the environment names a name server. */
  dnsUrl: string | null;
  stop: () => Promise<void>;
};

export type StackOptions = {
  /** Port of the server that will run on the stack: the PayPal stand-in sends the demo shops' webhooks there. */
  port: number;
  /** Data folder, kept between runs; a fresh one for tests. */
  folder?: string;
  databaseName?: string;
  isThrowaway?: boolean;
};

type Service = { stop: () => Promise<void> };

/**
 * Starts the missing services: those named by MIGRATION_DATABASE_URL, PAYPAL_API_BASE, SMTP_URL, SMS_URL,
 * OIDC_ISSUER and DNS_RESOLVER are used as they are.
 */
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
    const { ownerUrl, logins } = await openDatabase(secrets.databasePassword, () =>
      step('Starting Postgres', async () => {
        const options = { folder: join(folder, 'postgres'), password: secrets.databasePassword, isThrowaway };
        return keep(await startPostgres(options)).databaseUrl(databaseName);
      }),
    );
    await step('Applying migrations', () => migrate(ownerUrl, logins));
    const payPal = await startPayPal(keep);
    const mail = process.env.SMTP_URL ? null : keep(await step('Starting the mailbox', () => startMailbox()));
    const sms = process.env.SMS_URL ? null : keep(await startSmsInbox(await findPort(1090)));
    const domains = process.env.DNS_RESOLVER ? null : keep(await startDomainServices());
    const platformDomain = process.env.PLATFORM_DOMAIN || `localhost:${port}`;
    const provider = await startProvider(keep, platformDomain);
    const env: Record<string, string> = {
      DATABASE_URL: logins.tenant,
      PLATFORM_DATABASE_URL: logins.platform,
      // Not inherited from this process's own environment.
      MIGRATION_DATABASE_URL: '',
      APP_SECRET: process.env.APP_SECRET || secrets.appSecret,
      STORAGE_DIRECTORY: process.env.STORAGE_DIRECTORY || join(folder, 'storage'),
      PLATFORM_DOMAIN: platformDomain,
      PAYPAL_API_BASE: payPal.apiBase,
      PAYPAL_SANDBOX_API_BASE: payPal.sandboxApiBase,
      PAYPAL_SDK_URL: payPal.sdkUrl,
      ...(payPal.sandbox && {
        PLATFORM_PAYPAL_CLIENT_ID: PLATFORM_ACCOUNT.clientId,
        PLATFORM_PAYPAL_SECRET: PLATFORM_ACCOUNT.clientSecret,
        PAYPAL_PARTNER_CLIENT_ID: PARTNER_ACCOUNT.clientId,
        PAYPAL_PARTNER_SECRET: PARTNER_ACCOUNT.clientSecret,
        PAYPAL_PARTNER_MERCHANT_ID: merchantIdOf(PARTNER_ACCOUNT.clientId),
      }),
      SMTP_URL: process.env.SMTP_URL || (mail?.smtpUrl ?? ''),
      SMS_URL: process.env.SMS_URL || (sms?.gatewayUrl ?? ''),
      ...domains?.env,
      ...(provider && {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
        OIDC_NAME: 'Demo ID',
      }),
    };
    await step('Filling an empty database with the demo shops', () =>
      seedIfEmpty({ ...env, MIGRATION_DATABASE_URL: ownerUrl }),
    );
    payPal.sandbox?.load(await readPaymentRecords(ownerUrl, port));
    return {
      env,
      ownerUrl,
      payPalSdkUrl: payPal.sdkUrl,
      mailboxUrl: mail?.webUrl ?? null,
      smsInboxUrl: sms?.webUrl ?? null,
      dnsUrl: domains?.dnsUrl ?? null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The environment's database with its owner's login, in MIGRATION_DATABASE_URL or, without it, in DATABASE_URL;
 * otherwise one of our own.
 */
async function openDatabase(secret: string, start: () => Promise<string>) {
  const { MIGRATION_DATABASE_URL, DATABASE_URL, PLATFORM_DATABASE_URL } = process.env;
  const ownerUrl = MIGRATION_DATABASE_URL || DATABASE_URL || (await start());
  const logins =
    MIGRATION_DATABASE_URL && DATABASE_URL && PLATFORM_DATABASE_URL
      ? { tenant: DATABASE_URL, platform: PLATFORM_DATABASE_URL }
      : runningLogins(ownerUrl, secret);
  return { ownerUrl, logins };
}

async function migrate(ownerUrl: string, logins: RunningLogins): Promise<void> {
  try {
    await prepareDatabase(ownerUrl, logins);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error);
    throw new SetupError(`The database could not be migrated: ${reason}`);
  }
}

/** The stand-in for a sign-in provider, unless the environment names one. It leads back to this stack's server only. */
async function startProvider(
  keep: <Started extends Service>(service: Started) => Started,
  platformDomain: string,
): Promise<SignInProvider | null> {
  if (process.env.OIDC_ISSUER) {
    return null;
  }
  const provider = keep(await startSignInProvider(await findPort(4_050)));
  provider.redirectUris.add(`http://${platformDomain}/api/sign-in/provider/callback`);
  return provider;
}

type PayPal = { apiBase: string; sandboxApiBase: string; sdkUrl: string; sandbox?: PayPalSandbox };

async function startPayPal(keep: <Started extends Service>(service: Started) => Started): Promise<PayPal> {
  const { PAYPAL_API_BASE, PAYPAL_SANDBOX_API_BASE = '', PAYPAL_SDK_URL } = process.env;
  if (PAYPAL_API_BASE) {
    return {
      apiBase: PAYPAL_API_BASE,
      sandboxApiBase: PAYPAL_SANDBOX_API_BASE,
      sdkUrl: PAYPAL_SDK_URL ?? '',
    };
  }
  const sandbox = await step('Starting the PayPal stand-in', async () =>
    keep(
      await startPayPalSandbox({
        port: await findPort(4010),
        host: '127.0.0.1',
        accounts: [...demoShops.map(payPalAccountOf), SANDBOX_ACCOUNT, PLATFORM_ACCOUNT, PARTNER_ACCOUNT],
      }),
    ),
  );
  return { apiBase: sandbox.url, sandboxApiBase: sandbox.sandboxUrl, sdkUrl: sandbox.sdkUrl, sandbox };
}
