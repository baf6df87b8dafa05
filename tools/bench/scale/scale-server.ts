// A production server on one of the databases, watched through its own metrics.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startNext } from '../../stack/next-server';
import { root } from '../../stack/paths';
import { findPort } from '../../stack/ports';
import { SetupError } from '../../stack/report';
import { type Answer, type Call, fetchAnswer } from '../answer';
import { slugOf } from './shop-rows';

export type ScaleServer = {
  port: number;
  /** A metric without labels, as the server tells it. */
  metric: (name: string) => Promise<number>;
  /** Bytes in use after a garbage collection. */
  liveBytes: () => Promise<number>;
  stop: () => Promise<void>;
};

/** `name` is that of its log. */
type Options = { name: string; env: Record<string, string>; folder: string };

/** More orders than the limits of a shop allow. */
const NO_LIMITS = { ORDERS_PER_ADDRESS: '1000000', ORDERS_PER_STORE: '1000000' };

const FIRST_PORT = 3_340;

/** Milliseconds for a garbage collection on a busy machine. */
const PATIENCE = 30_000;

/** Starts it on a free port. */
export async function startScaleServer({ name, env, folder }: Options): Promise<ScaleServer> {
  const port = await findPort(FIRST_PORT);
  const secret = randomBytes(24).toString('hex');
  const report = join(folder, `${name}-memory`);
  const server = await startNext({
    mode: 'start',
    port,
    logFile: join(folder, `${name}.log`),
    env: {
      ...env,
      ...NO_LIMITS,
      PLATFORM_DOMAIN: `localhost:${port}`,
      METRICS_SECRET: secret,
      MEMORY_REPORT: report,
      NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tools/stack/report-memory.mjs'))}`,
    },
  });
  return {
    port,
    stop: server.stop,
    async metric(wanted) {
      const { body } = await fetchAnswer(port, {
        method: 'GET',
        path: '/metrics',
        headers: { host: 'localhost', authorization: `Bearer ${secret}` },
      });
      const line = body
        .toString()
        .split('\n')
        .find((one) => one.startsWith(`${wanted} `));
      if (line === undefined) {
        throw new SetupError(`The server does not tell ${wanted}.`);
      }
      return Number(line.slice(wanted.length));
    },
    async liveBytes() {
      rmSync(report, { force: true });
      server.process.kill('SIGUSR2');
      const end = performance.now() + PATIENCE;
      while (!existsSync(report)) {
        if (performance.now() > end) {
          throw new SetupError('The server does not tell its memory.');
        }
        await pause(50);
      }
      return Number(readFileSync(report, 'utf8'));
    },
  };
}

/** A page of a shop, by the shop's number. */
export const pageOf = (shop: number, path: string): Call => ({
  method: 'GET',
  path,
  headers: { host: `${slugOf(shop)}.localhost`, 'accept-encoding': 'gzip' },
});

/** Requests a page. Throws a `SetupError` if it is not there. */
export async function fetchPage(port: number, call: Call): Promise<Answer> {
  const answer = await fetchAnswer(port, call);
  if (answer.status !== 200) {
    throw new SetupError(
      `${call.path} of ${call.headers.host} answers ${answer.status}: ${answer.body.toString().slice(0, 200)}`,
    );
  }
  return answer;
}

/** Milliseconds until the whole page is here. */
export async function timeOfPage(port: number, call: Call): Promise<number> {
  const startedAt = performance.now();
  await fetchPage(port, call);
  return performance.now() - startedAt;
}
