// Points a worker of the database tests at its own database, before anything reads the environment.
import { testDatabaseName } from './test-database-name';

const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
url.pathname = `/${testDatabaseName(process.env.VITEST_POOL_ID ?? '1')}`;
process.env.DATABASE_URL = url.href;
