// The two databases of the benchmark, in one Postgres of its own: a few shops and many, each shop of the same size.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDatabase, runningLogins } from '../../stack/logins';
import { removePostgres, startPostgres } from '../../stack/postgres';
import { step } from '../../stack/report';
import { type Stack, startStack } from '../../stack/stack';
import type { Side } from './compare-actions';
import { fillDatabase } from './fill-database';
import { FEW_SHOPS, type ScaleOptions } from './options';
import { expectRoom, gigabytes } from './room';

export type Databases = {
  few: Side;
  many: Side;
  stack: Stack;
  /** Bytes of the large database, and of Postgres's own cache. */
  size: number;
  stop: () => Promise<void>;
};

const PASSWORD = 'only for a throwaway database';
const NO_PORT = 3_300;

/** Far less than the large database, as in production: most of it is not in Postgres's own memory. */
const BUFFERS = '1GB';

/** Makes and fills both. `stop` removes them with all their files. */
export async function makeDatabases(
  folder: string,
  { shops, products, orders }: ScaleOptions,
): Promise<Databases> {
  const postgresFolder = join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  await removePostgres(postgresFolder);
  expectRoom(folder, { shops, products, orders });
  const postgres = await step('Starting Postgres', () =>
    startPostgres({
      folder: postgresFolder,
      password: PASSWORD,
      isThrowaway: true,
      settings: { shared_buffers: BUFFERS, max_wal_size: '4GB', wal_level: 'minimal', max_wal_senders: '0' },
    }),
  );
  const remove = async () => {
    await postgres.stop();
    await removePostgres(postgresFolder);
  };
  try {
    const ownerUrl = await postgres.databaseUrl('makerfront_many');
    process.env.MIGRATION_DATABASE_URL = ownerUrl;
    // No server gets PayPal's webhooks here.
    const stack = await startStack({ port: NO_PORT, folder });
    const stop = async () => {
      await stack.stop();
      await remove();
    };
    const fewUrl = await postgres.databaseUrl('makerfront_few');
    const logins = runningLogins(fewUrl, PASSWORD);
    await prepareDatabase(fewUrl, logins);
    await fillDatabase(fewUrl, { shops: FEW_SHOPS, products, orders });
    const startedAt = performance.now();
    const size = await step(`Filling the large database: ${shops} shops`, () =>
      fillDatabase(ownerUrl, { shops, products, orders }),
    );
    console.log(`  ${gigabytes(size)} in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    return {
      few: {
        shops: FEW_SHOPS,
        ownerUrl: fewUrl,
        env: { ...stack.env, DATABASE_URL: logins.tenant, PLATFORM_DATABASE_URL: logins.platform },
      },
      many: { shops, ownerUrl, env: stack.env },
      stack,
      size,
      stop,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
