// A real Postgres of our own, started and stopped with its own pg_ctl.
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from './ports';
import { accessibleFolders, postgresAccount } from './postgres-account';
import { nativePrograms } from './postgres-binaries';
import { type Finished, run } from './processes';
import { SetupError } from './report';

const USER = 'makerfront';

type PostgresOptions = {
  /** Folder of the cluster. */
  folder: string;
  password: string;
  /** A throwaway cluster: starts empty, and trades durability for speed. */
  isThrowaway?: boolean;
  /** A throwaway cluster that is stopped or crashed during the test still has to keep what it has committed. */
  isHalted?: boolean;
  /** Further settings of the server, by their names. */
  settings?: Record<string, string>;
};

export type Postgres = {
  /** A connection string for one of the cluster's databases, which is created if it is missing. */
  databaseUrl: (name: string) => Promise<string>;
  /** Stops the server for a while: `fast` tells its clients, `immediate` is like a crash. */
  halt: (mode: 'fast' | 'immediate') => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** With these a commit does not wait for the disk. Only the last one can lose what a client was told. */
const THROWAWAY_SETTINGS = ' -c fsync=off -c full_page_writes=off';
const FORGETFUL_SETTING = ' -c synchronous_commit=off';

type Call = (program: string, args: readonly string[]) => Promise<Finished>;

/** The cluster of a folder: its data folder, and how to call its programs. */
function openCluster(folder: string) {
  const account = postgresAccount();
  const { native, data } = accessibleFolders(nativePrograms(), folder, account);
  const call: Call = (program, args) =>
    run(join(native, 'bin', program), args, {
      ...account,
      cwd: tmpdir(),
      // pg_ctl's server inherits our pipes and keeps them open; without them pg_ctl returns.
      ...(program === 'pg_ctl' && { stdio: 'ignore' }),
    });
  const stop = async (mode: 'fast' | 'immediate' = 'fast') => {
    await call('pg_ctl', ['stop', '-D', data, '-m', mode, '-w', '-t', '30']);
  };
  return { account, data, call, stop };
}

/** Stops the cluster of a folder, if it runs, and removes it. */
export async function removePostgres(folder: string): Promise<void> {
  const { data, stop } = openCluster(folder);
  await stop();
  rmSync(data, { recursive: true, force: true });
}

/** Starts the cluster of a folder, and creates it first if it is new. */
export async function startPostgres({
  folder,
  password,
  isThrowaway = false,
  isHalted = false,
  settings: furtherSettings = {},
}: PostgresOptions): Promise<Postgres> {
  if (isThrowaway) {
    await removePostgres(folder);
  }
  const { account, data, call, stop } = openCluster(folder);
  // An earlier run may have been killed without stopping its server.
  await stop();
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await initialise(call, data, password, account);
  }
  // A halted server releases its port for a while, and another one must not take it meanwhile.
  const port = await findPort(isHalted ? 54_430 : 54_330);
  const log = join(data, 'server.log');
  const haste = isThrowaway ? `${THROWAWAY_SETTINGS}${isHalted ? '' : FORGETFUL_SETTING}` : '';
  const further = Object.entries(furtherSettings)
    .map(([name, value]) => ` -c ${name}=${value}`)
    .join('');
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=100 -c timezone=UTC${haste}${further}`;
  const start = async () => {
    const started = await call('pg_ctl', ['start', '-D', data, '-l', log, '-w', '-t', '60', '-o', settings]);
    if (started.code !== 0) {
      const reason = existsSync(log)
        ? readFileSync(log, 'utf8').trim().split('\n').at(-1)
        : 'it wrote no log';
      throw new SetupError(
        `The database in ${data} does not start (${reason}). Start afresh with: npm run demo -- --reset`,
      );
    }
  };
  await start();
  const urlOf = (name: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${name}`;
  return {
    databaseUrl: (name) => ensureDatabase(urlOf, name),
    halt: stop,
    resume: start,
    stop: () => stop(),
  };
}

async function initialise(
  call: Call,
  data: string,
  password: string,
  account: { uid: number; gid: number } | null,
) {
  const passwordFile = join(tmpdir(), `makerfront-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    chownSync(passwordFile, account.uid, account.gid);
  }
  try {
    // The built-in locale is the same on every system and knows upper and lower case of all of Unicode.
    const { code, output } = await call('initdb', [
      `--pgdata=${data}`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C',
      '--builtin-locale=C.UTF-8',
      '--no-sync',
    ]);
    if (code !== 0) {
      throw new SetupError(`The database could not be made in ${data}: ${output.trim().split('\n').at(-1)}`);
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function ensureDatabase(urlOf: (name: string) => string, name: string): Promise<string> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: urlOf('postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(
      `The embedded database cannot be used (${reason}). Start afresh with: npm run demo -- --reset`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  return urlOf(name);
}
