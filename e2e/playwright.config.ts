import { defineConfig } from 'playwright/test';

const port = process.env.E2E_PORT ?? '3000';

// Browser tests on the production build. `npm test` starts the server and all it stands on, and says here
// where they are.
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: false,
  // One at a time: a scripted PayPal fault is for the test that asked for it.
  workers: 1,
  retries: 0,
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 } }, testMatch: /widths\.spec\.ts/ },
  ],
});
