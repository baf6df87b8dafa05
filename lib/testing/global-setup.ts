// Database tests run on a real Postgres: a database of their own, made anew for each run.
import { Client } from 'pg';
import { applyMigrations } from '../../prisma/migrate';

const DATABASE_NAME = 'makerfront_test';

/** Makes the test database on the server of TEST_POSTGRES_URL and points the tests at it. */
export default async function setup(): Promise<void> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    throw new Error('Database tests need TEST_POSTGRES_URL; `npm test` starts a Postgres and sets it.');
  }
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${DATABASE_NAME} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  await client.end();

  const url = new URL(server);
  url.pathname = `/${DATABASE_NAME}`;
  await applyMigrations(url.href);
  process.env.DATABASE_URL = url.href;
  process.env.APP_SECRET = 'a secret that is only ever used in tests';
  process.env.LOG_LEVEL = 'silent';
  process.env.PAYPAL_API_BASE = 'http://127.0.0.1:9';
}
