// Two releases made from the one build of the tests, and a server that switches between them.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { collectAssets } from '../../server/releases/build-release.mjs';
import { releaseName, setCurrentRelease } from '../../server/releases/releases.mjs';
import { chunksOf, copyBuild } from '../../tools/releases/copy-build';
import { root } from '../../tools/stack/paths';
import { findPort } from '../../tools/stack/ports';
import { stopProcess } from '../../tools/stack/processes';

const hoursAgo = (hours: number) => releaseName(new Date(Date.now() - hours * 3_600_000));

export const FIRST = hoursAgo(3);
export const SECOND = hoursAgo(2);
export const BROKEN = hoursAgo(1);

export type Releases = {
  port: number;
  /** A chunk of the first release that has another name in the second. */
  chunk: string;
  /** Does what `npm run release -- …` does. */
  release: (...args: string[]) => Promise<{ code: number; output: string }>;
  log: () => string;
  process: ChildProcess;
  stop: () => Promise<void>;
};

/** Makes both releases, and a third that cannot start, and serves the first. */
export async function startReleases(folder: string): Promise<Releases> {
  rmSync(folder, { recursive: true, force: true });
  const first = copyBuild(folder, FIRST);
  const [chunk] = chunksOf(first);
  if (chunk === undefined) {
    throw new Error('A build has chunks');
  }
  copyBuild(folder, SECOND, { hasOtherActionIds: true, renames: [chunk] });
  rmSync(join(copyBuild(folder, BROKEN), 'BUILD_ID'));
  collectAssets(folder, FIRST, new Date());
  setCurrentRelease(folder, FIRST);

  const port = await findPort(3_300);
  const env = {
    ...process.env,
    ...z.record(z.string(), z.string()).parse(JSON.parse(process.env.E2E_SERVER_ENV ?? '{}')),
    NODE_ENV: 'production' as const,
    NODE_OPTIONS: '',
    PORT: String(port),
    HOST: '127.0.0.1',
    PLATFORM_DOMAIN: `localhost:${port}`,
    RELEASES_DIRECTORY: folder,
  };
  const run = (script: string, args: readonly string[] = []) => {
    const child = spawn(process.execPath, [join(root, 'server', script), ...args], { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    return { child, output: () => output };
  };
  const server = run('start.mjs');
  for (let tries = 0; !server.output().includes('Ready on port'); tries += 1) {
    if (tries > 300 || server.child.exitCode !== null) {
      throw new Error(`The release did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    chunk,
    process: server.child,
    log: server.output,
    release: async (...args) => {
      const { child, output } = run('releases/release.mjs', args);
      await once(child, 'close');
      return { code: child.exitCode ?? 1, output: output() };
    },
    stop: async () => {
      await stopProcess(server.child, 40_000);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
