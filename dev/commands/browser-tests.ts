// The browser part of `npm test`: Playwright on the production build. It runs in two halves side by side, each on a
// server, a database, a PayPal stand-in and a mailbox of its own, so that neither knows of the other.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, isBuilt } from '../stack/build';
import { findChromium } from '../stack/chromium';
import { startNext } from '../stack/next-server';
import { root } from '../stack/paths';
import { findPort } from '../stack/ports';
import { step } from '../stack/report';
import { startStack } from '../stack/stack';
import { type Tally, tallyPlaywright } from '../stack/tally';

const HALVES = [1, 2];

// The tests bring everything themselves: what a developer's shell points at is none of their business.
const FOREIGN = [
  'DATABASE_URL',
  'PAYPAL_API_BASE',
  'PAYPAL_SDK_URL',
  'SMTP_URL',
  'APP_SECRET',
  'STORAGE_DIRECTORY',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'CRON_SECRET',
  'PLATFORM_DOMAIN',
];

type Options = {
  /** Where data, logs and reports go. */
  folder: string;
  reports: string;
  /** Names of test files and other arguments for Playwright. With any, there is one run and no halves. */
  files: readonly string[];
};

type Run = { name: string; env: Record<string, string>; args: readonly string[]; stop: () => Promise<void> };

export async function browserTests({ folder, reports, files }: Options): Promise<Tally> {
  for (const name of FOREIGN) {
    delete process.env[name];
  }
  const chromiumPath = await step('Finding Chromium', findChromium);
  const runs: Run[] = [];
  try {
    const names = files.length > 0 ? ['browser'] : HALVES.map((half) => `browser-${half}`);
    // One after the other: two that look for a free port at once find the same one.
    for (const [index, name] of names.entries()) {
      const shard = names.length > 1 ? [`--shard=${index + 1}/${names.length}`] : [];
      const { env, stop } = await startServer(join(folder, name));
      runs.push({
        name,
        env: {
          ...env,
          CHROMIUM_PATH: chromiumPath,
          PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`),
        },
        args: [...shard, '--output', join(root, 'e2e/results', name), ...files],
        stop,
      });
    }
    const tallies = await Promise.all(
      runs.map(async ({ name, env, args }, index) =>
        tallyPlaywright(join(reports, `${name}.json`), await playwright(args, env, index === 0)),
      ),
    );
    return tallies.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }));
  } finally {
    for (const { stop } of runs) {
      await stop();
    }
  }
}

/** A server with all that it stands on, and what the tests need to know of it. */
async function startServer(folder: string) {
  rmSync(join(folder, 'storage'), { recursive: true, force: true });
  const port = await findPort(3_100);
  const stack = await startStack({ port, folder, databaseName: 'makerfront_browser', isThrowaway: true });
  try {
    if (!isBuilt(stack.payPalSdkUrl)) {
      await step('Building for production', () => build(stack.payPalSdkUrl));
    }
    const env = { ...stack.env, PREVIEW_DOMAIN: 'preview.test' };
    const logFile = join(folder, 'server.log');
    rmSync(logFile, { force: true });
    const server = await step('Starting the server', () => startNext({ mode: 'start', port, env, logFile }));
    return {
      env: {
        E2E_PORT: String(port),
        E2E_PAYPAL_URL: stack.env.PAYPAL_API_BASE ?? '',
        E2E_MAILBOX_URL: stack.mailboxUrl ?? '',
        E2E_DATABASE_URL: stack.env.DATABASE_URL ?? '',
        E2E_SERVER_LOG: logFile,
        E2E_SERVER_PID: String(server.process.pid),
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

/** Runs Playwright; answers its exit code. What is not shown as it comes is printed at the end, in one piece. */
async function playwright(
  args: readonly string[],
  env: Record<string, string>,
  isShown: boolean,
): Promise<number> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/playwright/cli.js'), 'test', '-c', 'e2e/playwright.config.ts', ...args],
    {
      cwd: root,
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    },
  );
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  return typeof code === 'number' ? code : 1;
}
