// Database tests run on a real Postgres, in databases of their own: one per worker, new for each run.
import { Client } from 'pg';
import { prepareDatabase, runningLogins } from '@/tools/stack/logins';
import { DATABASE_WORKERS } from './database-workers';
import { TEST_LOGIN_SECRET, testDatabaseUrl } from './test-database';

/** Creates the test databases on the server of TEST_POSTGRES_URL; `own-database.ts` points each worker at its own. */
export default async function setup(): Promise<void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    throw new Error('Database tests need TEST_POSTGRES_URL; `npm test` starts a Postgres and sets it.');
  }
  // Both projects of database tests call this, each with its own modules. They share the workers, and so the
  // databases.
  if (process.env.TEST_DATABASES_MADE === server) {
    return;
  }
  process.env.TEST_DATABASES_MADE = server;
  for (let worker = 1; worker <= DATABASE_WORKERS; worker += 1) {
    const ownerUrl = testDatabaseUrl(worker);
    await makeDatabase(server, new URL(ownerUrl).pathname.slice(1));
    await prepareDatabase(ownerUrl, runningLogins(ownerUrl, TEST_LOGIN_SECRET));
  }
  process.env.APP_SECRET = 'a secret that is only ever used in tests';
  process.env.LOG_LEVEL = 'silent';
  process.env.PAYPAL_API_BASE = 'http://127.0.0.1:9';
}

async function makeDatabase(server: string, name: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
}
