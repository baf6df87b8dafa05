// The product of an earlier commit as its own `npm run demo` runs it, in a folder of its own.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../stack/paths';
import { findPort } from '../../stack/ports';
import { run, stopProcess } from '../../stack/processes';
import { SetupError } from '../../stack/report';
import { fetchAnswer } from '../answer';
import { GRID } from '../scenarios';

/** Milliseconds for its packages, its build and its start. */
const PATIENCE = 600_000;
/** Milliseconds for it to stop its Postgres. */
const PATIENCE_AT_END = 30_000;

export type Earlier = {
  port: number;
  /** Its source, packages and build. */
  folder: string;
  /** Runs `npm run bench` of that commit and returns what it prints. Only once it is stopped: both use its folder. */
  ownBenchmark: () => Promise<string>;
  stop: () => Promise<void>;
  remove: () => void;
};

/** Whether the history here has the commit; a shallow clone and an archive of the source have not. */
export const hasCommit = async (commit: string): Promise<boolean> =>
  (await run('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch(() => null))?.code === 0;

/** Rejects with a `SetupError` if it does not start. */
export async function startEarlier(commit: string, signal: AbortSignal): Promise<Earlier> {
  // Not inside of this folder, where Next would take this package for its root.
  const whole = mkdtempSync(join(tmpdir(), `makerfront-${commit}-`));
  const remove = () => rmSync(whole, { recursive: true, force: true });
  const folder = join(whole, 'source');
  const log = join(whole, 'demo.log');
  mkdirSync(folder);
  const archive = join(whole, 'source.tar');
  for (const [program, args] of [
    ['git', ['archive', '--output', archive, commit]],
    ['tar', ['-xf', archive, '-C', folder]],
  ] as const) {
    const { code, output } = await run(program, args, { cwd: root });
    if (code !== 0) {
      remove();
      throw new SetupError(`${program} cannot bring the source of ${commit}: ${output}`);
    }
  }
  const port = await findPort(3_240);
  const out = openSync(log, 'w');
  const command = (name: string) => [join(folder, 'dev/bootstrap.mjs'), name];
  const child = spawn(process.execPath, command('demo'), {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', out, out],
  });
  const deadline = performance.now() + PATIENCE;
  while (!(await answers(port))) {
    if (performance.now() > deadline || child.exitCode !== null || signal.aborted) {
      await stopProcess(child, PATIENCE_AT_END);
      const said = readFileSync(log, 'utf8');
      remove();
      throw new SetupError(signal.aborted ? 'Stopped.' : `${commit} did not start:\n${said}`);
    }
    await pause(500);
  }
  return {
    port,
    folder,
    async ownBenchmark() {
      const { code, output } = await run(process.execPath, command('bench'), { cwd: folder });
      if (code !== 0) {
        throw new SetupError(`The benchmark of ${commit} failed:\n${output}`);
      }
      return output;
    },
    stop: () => stopProcess(child, PATIENCE_AT_END),
    remove,
  };
}

const answers = async (port: number): Promise<boolean> =>
  (await fetchAnswer(port, GRID).catch(() => null))?.status === 200;
