import { defineConfig } from 'playwright/test';
import { z } from 'zod';

// Browser tests on the production build. `npm test` starts a server with its services for each lane and passes
// their addresses here. A worker stays in its lane, so that the tests of one lane do not affect the other's.
const lanes = z
  .array(z.record(z.string(), z.string()))
  .min(1)
  .parse(JSON.parse(process.env.E2E_LANES ?? '[{}]'));
Object.assign(process.env, lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
const port = process.env.E2E_PORT ?? '3000';

/** Takes minutes, and starts first: started last, it would keep one lane busy while the other has nothing to do. */
const LONGEST = /limits\.spec\.ts/;

const DESKTOP = { width: 1280, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: false,
  // One test at a time in each lane: a scripted PayPal fault is for the test that set it.
  workers: lanes.length,
  // A failed test is retried once. The end of `npm test` names each retried test, and the third fails the run.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Two lanes share the machine with their servers, so any one step may wait for the other lane.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://clayandkiln.localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--host-resolver-rules=MAP quietloom.test 127.0.0.1, MAP *.preview.test 127.0.0.1, MAP preview.test 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'longest', use: { viewport: DESKTOP }, testMatch: LONGEST },
    { name: 'desktop', use: { viewport: DESKTOP }, testIgnore: LONGEST },
  ],
});
