import { defineConfig } from 'playwright/test';
import { z } from 'zod';

// Browser tests on the production build. `npm test` starts a server and all it stands on for each lane, and says here
// where they are. A worker keeps to its lane, so that the tests of one know nothing of the other's.
const lanes = z
  .array(z.record(z.string(), z.string()))
  .min(1)
  .parse(JSON.parse(process.env.E2E_LANES ?? '[{}]'));
Object.assign(process.env, lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);
const port = process.env.E2E_PORT ?? '3000';

/** Takes minutes, and is begun first: begun last, it would keep one lane busy while the other has nothing to do. */
const LONGEST = /limits\.spec\.ts/;

const DESKTOP = { width: 1280, height: 900 };

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: false,
  // One test at a time in each lane: a scripted PayPal fault is for the test that asked for it.
  workers: lanes.length,
  // A failed test is tried once more. The end of `npm test` names each that needed it, and fails from the third on.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Two lanes share the machine with their servers, so that any one step may wait for the other.
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
    { name: 'phone', use: { viewport: { width: 360, height: 740 } }, testMatch: /widths\.spec\.ts/ },
  ],
});
