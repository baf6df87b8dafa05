import { defineConfig } from 'vitest/config';
import { DATABASE_WORKERS } from './lib/testing/global-setup';
import { PATIENCE } from './lib/testing/patience';

const alias = {
  '@': import.meta.dirname,
  // Next resolves this marker itself; outside Next its plain form throws.
  'server-only': `${import.meta.dirname}/lib/testing/server-only.ts`,
};

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: PATIENCE } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Left to itself on two cores, vitest uses one.
          maxWorkers: 2,
          // Properties are tried a thousand times, and a machine may be busy with other things.
          testTimeout: 20_000,
          // Complete, and of no use: a unit test that reaches for a database fails.
          env: {
            DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nothing',
            APP_SECRET: 'a secret that is only ever used in tests',
            LOG_LEVEL: 'silent',
          },
          include: [
            '{lib,components,app,prisma,dev,bench,faults,server}/**/*.test.{ts,tsx}',
            'middleware.test.ts',
            'next.config.test.ts',
          ],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{lib,prisma,app,dev}/**/*.db.test.ts'],
          globalSetup: ['lib/testing/global-setup.ts'],
          setupFiles: ['lib/testing/own-database.ts'],
          // Each worker has a database, emptied between tests.
          maxWorkers: DATABASE_WORKERS,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
