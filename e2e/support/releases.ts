// Two releases made from the one build of the tests, and a server that switches between them. Building the second
// would take a minute of two cores, and the tests only need another name, other files and other server actions.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { collectAssets, finishRelease, prepareRelease } from '../../server/releases/build-release.mjs';
import { releaseName, setCurrentRelease } from '../../server/releases/releases.mjs';
import { root } from '../../tools/stack/paths';
import { findPort } from '../../tools/stack/ports';
import { stopProcess } from '../../tools/stack/processes';

const hoursAgo = (hours: number) => releaseName(new Date(Date.now() - hours * 3_600_000));

export const FIRST = hoursAgo(3);
export const SECOND = hoursAgo(2);
export const BROKEN = hoursAgo(1);

const TEXT = /\.(js|json|html|rsc|meta|map|css|txt|body)$/;

function textsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (TEXT.test(entry.name) || !entry.name.includes('.')))
    .map((entry) => join(entry.parentPath, entry.name));
}

function replaceIn(folder: string, changes: ReadonlyMap<string, string>): void {
  for (const file of textsBelow(folder)) {
    const before = readFileSync(file, 'utf8');
    let after = before;
    for (const [from, to] of changes) {
      after = after.replaceAll(from, to);
    }
    if (after !== before) {
      writeFileSync(file, after);
    }
  }
}

/** Makes a release of the existing build, under another name. */
function copyBuild(folder: string, name: string, changes: ReadonlyMap<string, string> = new Map()): string {
  prepareRelease(folder, name);
  const build = join(folder, name, '.next');
  cpSync(join(root, '.next'), build, {
    recursive: true,
    filter: (path) => !['cache', 'dev', 'types'].includes(basename(path)),
  });
  const builtAs = readFileSync(join(root, '.release-id'), 'utf8').trim();
  replaceIn(build, new Map([[builtAs, name], ...changes]));
  return build;
}

const manifest = z.object({ node: z.record(z.string(), z.unknown()) });

/** The ids that a build with another key would give its server actions. */
function otherActionIds(build: string): Map<string, string> {
  const path = join(build, 'server/server-reference-manifest.json');
  const { node } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  // The first byte is the kind of action.
  return new Map(
    Object.keys(node).map((id) => [id, id.slice(0, 2) + [...id.slice(2)].reverse().join('')] as const),
  );
}

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
  const chunks = join(first, 'static/chunks');
  const chunk = readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .sort()
    .at(0);
  if (chunk === undefined) {
    throw new Error('A build has chunks');
  }
  const renamed = `second-${chunk}`;
  const second = copyBuild(folder, SECOND, new Map([...otherActionIds(first), [chunk, renamed]]));
  renameSync(join(second, 'static/chunks', chunk), join(second, 'static/chunks', renamed));
  const broken = copyBuild(folder, BROKEN);
  rmSync(join(broken, 'BUILD_ID'));
  for (const name of [FIRST, SECOND, BROKEN]) {
    finishRelease(folder, name);
  }
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
