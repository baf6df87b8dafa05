import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { nodeOptions } from '../../server/node-options.mjs';
import { root } from './paths';
import { isPortFree } from './ports';
import { stopProcess } from './processes';
import { SetupError } from './report';

type NextServerOptions = {
  mode: 'start' | 'dev';
  port: number;
  env: Record<string, string>;
  /** The folder of a release; default: this one. */
  folder?: string;
  /** File of the server's log; default: the terminal. */
  logFile?: string;
};

export type NextServer = { process: ChildProcess; stop: () => Promise<void> };

const PATIENCE = 60_000;

/**
 * The listening address: this machine only, unless set. Only IP addresses count, because some shells set HOST to
 * the machine's name, which would open the demo to its network.
 */
const hostOf = (told: string | undefined): string => (told !== undefined && isIP(told) ? told : '127.0.0.1');

/** An address that reaches a server listening on `host`. */
const reachable = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : isIPv6(host) ? (host === '::' ? '[::1]' : `[${host}]`) : host;

/** Starts Next on a port and waits until its health check answers. */
export async function startNext({
  mode,
  port,
  env,
  folder = root,
  logFile,
}: NextServerOptions): Promise<NextServer> {
  // A build may lie between choosing a port and this. Another program on the port would answer the health check
  // too.
  if (!(await isPortFree(port))) {
    throw new SetupError(`Port ${port} was taken in the meantime. Try again.`);
  }
  const host = hostOf(process.env.HOST);
  const child = spawn(
    process.execPath,
    mode === 'start'
      ? [...nodeOptions({ ...process.env, ...env }), join(folder, 'server/main.mjs')]
      : [join(root, 'node_modules/next/dist/bin/next'), 'dev', '--port', String(port), '--hostname', host],
    {
      cwd: folder,
      stdio: logFile ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: mode === 'start' ? 'production' : 'development',
        PORT: String(port),
        HOST: host,
        ...env,
      },
    },
  );
  if (logFile) {
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout?.pipe(log);
    child.stderr?.pipe(log);
  }
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      break;
    }
    const answer = await fetch(`http://${reachable(host)}:${port}/api/health`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (answer?.ok) {
      return { process: child, stop: () => stopProcess(child) };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopProcess(child);
  throw new SetupError(
    `The server did not start on port ${port}.${logFile ? ` Its log is ${logFile}.` : ''}`,
  );
}
