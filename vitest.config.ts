import { defineConfig } from 'vitest/config';
// With file extensions, as Node itself loads them. Not from `global-setup.ts`, which imports the migrations: this
// file is loaded once per project, also for those without a database.
import { DATABASE_WORKERS } from './lib/testing/database/database-workers.ts';
import { databaseFiles, unitFiles } from './lib/testing/test-files.ts';
import { PATIENCE } from './lib/testing/time/patience.ts';

const alias = {
  '@': import.meta.dirname,
  // Next handles this marker package itself; outside of Next it throws.
  'server-only': `${import.meta.dirname}/lib/testing/server-only.ts`,
};

/** For database tests, most of which would have to replace it and so run in processes of their own. */
const databaseAlias = { ...alias, 'next/cache': `${import.meta.dirname}/lib/testing/next-cache.ts` };

const units = unitFiles(import.meta.dirname);
const databaseTests = databaseFiles(import.meta.dirname);

const unit = {
  // By default vitest uses one worker on two cores.
  maxWorkers: 2,
  // Property tests run a thousand cases, and the machine can be busy.
  testTimeout: 20_000,
  // Valid but unusable: a unit test that uses a database fails.
  env: {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
    PLATFORM_DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
    APP_SECRET: 'a secret that is only ever used in tests',
    LOG_LEVEL: 'silent',
  },
};

const database = {
  globalSetup: ['lib/testing/database/global-setup.ts'],
  setupFiles: ['lib/testing/database/own-database.ts'],
  // Each worker has its own database, emptied between tests.
  maxWorkers: DATABASE_WORKERS,
  testTimeout: 20_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: PATIENCE } },
    // Filling a database or starting a server can take long on a busy machine.
    hookTimeout: 30_000,
    projects: [
      // A worker keeps its loaded modules for the next file: a new process for each file would spend half of its time
      // loading them.
      { extends: true, test: { ...unit, name: 'unit', include: units.together, isolate: false } },
      { extends: true, test: { ...unit, name: 'unit-alone', include: units.alone } },
      {
        extends: true,
        resolve: { alias: databaseAlias },
        test: { ...database, name: 'database', include: databaseTests.together, isolate: false },
      },
      {
        extends: true,
        resolve: { alias: databaseAlias },
        test: { ...database, name: 'database-alone', include: databaseTests.alone },
      },
      // With two servers and an nginx that tools/commands/test.ts starts.
      {
        extends: true,
        // One more try, as in the browser: a test of two seconds meets a cache that counts in whole ones.
        test: {
          name: 'front',
          include: ['tools/front/*.front-test.ts'],
          testTimeout: 30_000,
          retry: 1,
          // One file after the other: one of them takes the database away.
          maxWorkers: 1,
        },
      },
    ],
  },
});
