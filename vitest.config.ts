import { defineConfig } from 'vitest/config';
// With their endings, as Node itself would load them. Not from `global-setup.ts`, which brings the migrations along:
// this file is read once for each project, also for the one that has no database.
import { DATABASE_WORKERS } from './lib/testing/database/database-workers.ts';
import { databaseFiles, unitFiles } from './lib/testing/test-files.ts';
import { PATIENCE } from './lib/testing/time/patience.ts';

const alias = {
  '@': import.meta.dirname,
  // Next resolves this marker itself; outside Next its plain form throws.
  'server-only': `${import.meta.dirname}/lib/testing/server-only.ts`,
};

const units = unitFiles(import.meta.dirname);
const databaseTests = databaseFiles(import.meta.dirname);

const unit = {
  // Left to itself on two cores, vitest uses one.
  maxWorkers: 2,
  // Properties are tried a thousand times, and a machine may be busy with other things.
  testTimeout: 20_000,
  // Complete, and of no use: a unit test that reaches for a database fails.
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
  // Each worker has a database, emptied between tests.
  maxWorkers: DATABASE_WORKERS,
  testTimeout: 20_000,
};

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: PATIENCE } },
    // A machine that is busy with other things may take long to fill a database or to start a server.
    hookTimeout: 30_000,
    projects: [
      // A worker goes on to the next file with the modules that it has: a process for each file would spend half of its
      // time loading them.
      { extends: true, test: { ...unit, name: 'unit', include: units.together, isolate: false } },
      { extends: true, test: { ...unit, name: 'unit-alone', include: units.alone } },
      {
        extends: true,
        test: { ...database, name: 'database', include: databaseTests.together, isolate: false },
      },
      { extends: true, test: { ...database, name: 'database-alone', include: databaseTests.alone } },
    ],
  },
});
