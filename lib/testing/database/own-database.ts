// Points a worker of the database tests at its own database, before anything reads the environment. The code under
// test connects with a server's logins, `database()` as the owner of the tables.
import { runningLogins } from '@/tools/stack/logins';
import { TEST_LOGIN_SECRET, testDatabaseUrl } from './test-database';

const ownerUrl = testDatabaseUrl(process.env.VITEST_POOL_ID ?? '1');
const { tenant, platform } = runningLogins(ownerUrl, TEST_LOGIN_SECRET);
process.env.MIGRATION_DATABASE_URL = ownerUrl;
process.env.DATABASE_URL = tenant;
process.env.PLATFORM_DATABASE_URL = platform;
