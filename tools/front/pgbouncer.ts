// The real PgBouncer with the product's configuration (deploy/pgbouncer), for tests.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { root } from '../stack/paths';
import { run, stopProcess } from '../stack/processes';
import { SetupError } from '../stack/report';
import { findProgram } from './find-program';

const PATHS = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
/** Milliseconds until it answers. */
const PATIENCE = 10_000;

/** Path of a PgBouncer; installs Debian's where that is possible. Null if there is none. */
export const findPgBouncer = (): Promise<string | null> => findProgram(PATHS, 'pgbouncer');

/** Whether it keeps prepared statements in transaction mode: from 1.21 on. */
export async function keepsStatements(program: string): Promise<boolean> {
  const { output } = await run(program, ['--version']);
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(output)?.map(Number) ?? [];
  return major > 1 || minor >= 21;
}

/** The same login and database, at the pooler. */
export function throughPooler(url: string, port: number): string {
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return through.href;
}

type Options = {
  program: string;
  port: number;
  /** URLs of logins of one database. */
  logins: readonly string[];
};

/** Starts it in front of the database of these logins. */
export async function startPgBouncer({
  program,
  port,
  logins,
}: Options): Promise<{ stop: () => Promise<void> }> {
  const [first = ''] = logins;
  const { hostname, port: postgresPort, pathname } = new URL(first);
  const folder = mkdtempSync(join(tmpdir(), 'makerfront-pooler-'));
  // It refuses to run as root, so another user has to read its files.
  chmodSync(folder, 0o755);
  const users = join(folder, 'userlist.txt');
  const lines = logins.map((login) => {
    const { username, password } = new URL(login);
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`;
  });
  writeFileSync(users, lines.join(''));
  const database = pathname.slice(1);
  const ini = readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace(/^makerfront = .*$/m, `${database} = host=${hostname} port=${postgresPort} dbname=${database}`)
    .replace('listen_addr = *', 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users);
  const file = join(folder, 'pgbouncer.ini');
  // An older one refuses a file with a setting that it does not know.
  writeFileSync(
    file,
    (await keepsStatements(program)) ? ini : ini.replace(/^max_prepared_statements .*\n/m, ''),
  );
  const child = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + PATIENCE;
  while (!(await answers(throughPooler(first, port)))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new SetupError(`PgBouncer did not start on port ${port}. ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
