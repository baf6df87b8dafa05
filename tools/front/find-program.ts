// Programs of Debian that stand beside our servers, for tests and benchmarks.
import { existsSync } from 'node:fs';
import { run } from '../stack/processes';

/** Path of a program; installs Debian's package where that is possible. Null if there is none. */
export async function findProgram(paths: readonly string[], debianPackage: string): Promise<string | null> {
  const found = () => paths.find((path) => existsSync(path));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-remove', debianPackage],
  ]) {
    if (found() === undefined && process.getuid?.() === 0) {
      await run('apt-get', args, { env }).catch(() => null);
    }
  }
  return found() ?? null;
}
