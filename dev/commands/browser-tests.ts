// The browser part of `npm test`: Playwright on the production build. Two lanes run side by side, each on a server, a
// database, a PayPal stand-in and a mailbox of its own, so that neither knows of the other.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from '../stack/build';
import { findChromium } from '../stack/chromium';
import { startNext } from '../stack/next-server';
import { root } from '../stack/paths';
import { findPort } from '../stack/ports';
import { step } from '../stack/report';
import { startStack } from '../stack/stack';
import { forgetSurroundings } from '../stack/surroundings';
import { addUp, type Tally, tallyPlaywright } from '../stack/tally';

const LANES = 2;
/** Takes minutes, and is begun first: begun last, it would keep one lane busy while the other has nothing to do. */
const LONGEST = 'limits.spec.ts';
/** The others. Both lanes take the next of these until there is none: of two halves one would wait for the other. */
const SHARDS = 8;

function wholeRuns(): { name: string; args: string[] }[] {
  const others = readdirSync(join(root, 'e2e')).filter(
    (name) => name.endsWith('.spec.ts') && name !== LONGEST,
  );
  const shards = Array.from({ length: SHARDS }, (_, index) => ({
    name: `browser-${index + 1}`,
    args: [...others.map((name) => `e2e/${name}`), `--shard=${index + 1}/${SHARDS}`],
  }));
  return [{ name: 'browser-longest', args: [`e2e/${LONGEST}`] }, ...shards];
}

type Options = {
  /** Where data, logs and reports go. */
  folder: string;
  reports: string;
  /** Names of test files and other arguments for Playwright. With any, there is one lane and one run. */
  files: readonly string[];
};

type Lane = { env: Record<string, string>; stop: () => Promise<void> };

export async function browserTests({ folder, reports, files }: Options): Promise<Tally> {
  forgetSurroundings();
  const CHROMIUM_PATH = await step('Finding Chromium', findChromium);
  const runs = files.length > 0 ? [{ name: 'browser', args: files }] : wholeRuns();
  const lanes: Lane[] = [];
  try {
    // One after the other: two that look for a free port at once find the same one.
    while (lanes.length < Math.min(LANES, runs.length)) {
      lanes.push(await startServer(join(folder, `lane-${lanes.length + 1}`)));
    }
    const isAlone = runs.length === 1;
    const tallies: Tally[] = [];
    await Promise.all(
      lanes.map(async ({ env }) => {
        for (let run = runs.shift(); run; run = runs.shift()) {
          const report = join(reports, `${run.name}.json`);
          const args = [...run.args, '--output', join(root, 'e2e/results', run.name)];
          const surroundings = { ...env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
          tallies.push(tallyPlaywright(report, await playwright(args, surroundings, isAlone)));
        }
      }),
    );
    return addUp(tallies);
  } finally {
    for (const { stop } of lanes) {
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
    // Not every minute: asking PayPal in the background would use up the faults that tests script for their own calls.
    const memoryReport = join(folder, 'memory-report');
    const env = {
      ...stack.env,
      PREVIEW_DOMAIN: 'preview.test',
      RECONCILE_SECONDS: '3600',
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'dev/stack/report-memory.mjs'))}`,
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
        E2E_DATABASE_URL: stack.env.DATABASE_URL ?? '',
        E2E_SERVER_LOG: logFile,
        E2E_SERVER_PID: String(server.process.pid),
        E2E_MEMORY_REPORT: memoryReport,
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
