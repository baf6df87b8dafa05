// The browser part of `npm test`: Playwright on the production build. Two lanes run side by side, each with a
// server, a database, a PayPal stand-in and a mailbox of its own, so that they do not affect each other.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../stack/build';
import { startNext } from '../stack/next-server';
import { root } from '../stack/paths';
import { findPort } from '../stack/ports';
import { runTool } from '../stack/processes';
import { step } from '../stack/report';
import { startStack } from '../stack/stack';
import { forgetSurroundings } from '../stack/surroundings';
import { type Tally, tallyPlaywright } from '../stack/tally';

const LANES = 2;

type Options = {
  /** Path of the browser, once it is installed. */
  chromium: Promise<string>;
  /** Folder of data, logs and reports. */
  folder: string;
  reports: string;
  /** Names of test files and other arguments for Playwright. With any, there is one lane. */
  files: readonly string[];
};

type Lane = { env: Record<string, string>; stop: () => Promise<void> };

export async function browserTests({ chromium, folder, reports, files }: Options): Promise<Tally> {
  forgetSurroundings();
  const CHROMIUM_PATH = await step('Waiting for Chromium', () => chromium);
  const lanes: Lane[] = [];
  try {
    // One after the other: two that look for a free port at once find the same one.
    while (lanes.length < (files.length > 0 ? 1 : LANES)) {
      lanes.push(await startServer(join(folder, `lane-${lanes.length + 1}`)));
    }
    const report = join(reports, 'browser.json');
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...files];
    const code = await runTool('playwright/cli.js', args, {
      CHROMIUM_PATH,
      E2E_LANES: JSON.stringify(lanes.map(({ env }) => env)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return tallyPlaywright(report, code);
  } finally {
    for (const { stop } of lanes) {
      await stop();
    }
  }
}

/** A server with all its services, and what the tests need to know about it. */
async function startServer(folder: string) {
  rmSync(join(folder, 'storage'), { recursive: true, force: true });
  const port = await findPort(3_100);
  const stack = await startStack({ port, folder, databaseName: 'makerfront_browser', isThrowaway: true });
  try {
    await ensureBuilt(stack.payPalSdkUrl);
    // Not every minute: background calls to PayPal would use up the faults that tests script for their own calls.
    const memoryReport = join(folder, 'memory-report');
    const env = {
      ...stack.env,
      PREVIEW_DOMAIN: 'preview.test',
      RECONCILE_SECONDS: '3600',
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tools/stack/report-memory.mjs'))}`,
      MEMORY_REPORT: memoryReport,
    };
    const logFile = join(folder, 'server.log');
    rmSync(logFile, { force: true });
    const server = await step('Starting the server', () => startNext({ mode: 'start', port, env, logFile }));
    return {
      env: {
        E2E_PORT: String(port),
        E2E_PAYPAL_URL: stack.env.PAYPAL_API_BASE ?? '',
        E2E_MAILBOX_URL: stack.mailboxUrl ?? '',
        E2E_DNS_URL: stack.dnsUrl ?? '',
        E2E_CERTIFICATES_URL: stack.env.VERCEL_API_BASE ?? '',
        E2E_SMS_URL: stack.smsInboxUrl ?? '',
        E2E_DATABASE_URL: stack.ownerUrl,
        E2E_SERVER_LOG: logFile,
        E2E_SERVER_PID: String(server.process.pid),
        E2E_MEMORY_REPORT: memoryReport,
        // For the test that starts releases of its own.
        E2E_SERVER_ENV: JSON.stringify({ ...stack.env, RECONCILE_SECONDS: '3600' }),
      },
      stop: async () => {
        await server.stop();
        await stack.stop();
      },
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
