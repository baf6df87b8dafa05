import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths';
import { stopProcess } from './processes';
import { SetupError } from './report';

type NextServerOptions = {
  mode: 'start' | 'dev';
  port: number;
  env: Record<string, string>;
  /** Where the server's log goes; the terminal if there is none. */
  logFile?: string;
};

export type NextServer = { process: ChildProcess; stop: () => Promise<void> };

const PATIENCE = 60_000;

/** Starts Next on a port and waits until its health check answers. */
export async function startNext({ mode, port, env, logFile }: NextServerOptions): Promise<NextServer> {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), mode, '--port', String(port)],
    {
      cwd: root,
      stdio: logFile ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: mode === 'start' ? 'production' : 'development',
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
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, {
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
