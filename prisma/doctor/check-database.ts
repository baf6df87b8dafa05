import { Client } from 'pg';
import { z } from 'zod';
import { LOGIN_KINDS, loginProblem } from '@/lib/db/login-problem';
import { scopeProblem } from '@/lib/db/scope-health';
import type { Environment } from '@/lib/env';
import { reasonOf } from '@/lib/reason-of';
import { readAppliedMigrations } from '../applied-migrations';
import { migrationNames } from '../migration-files';
import { readTimeZone } from '../time-zone';
import { bad, type Finding, fine, skipped, warned } from './finding';

/** The oldest version that the migrations work on. */
const OLDEST_POSTGRES = 15;
/** Milliseconds. */
const PATIENCE = 5_000;
/** Seconds by which the clocks may differ: one-time codes and signed addresses count in them. */
const CLOCK_TOLERANCE = 2;

type Urls = Pick<
  Environment,
  'DATABASE_URL' | 'PLATFORM_DATABASE_URL' | 'DIRECT_DATABASE_URL' | 'DATABASE_PREPARED_STATEMENTS'
>;

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connections, version, rights, migrations, clock, time zone and pooler of the database. */
export async function checkDatabase(urls: Urls): Promise<Finding[]> {
  const subject = 'Database';
  const findings: Finding[] = [];
  try {
    for (const kind of LOGIN_KINDS) {
      const problem = await loginProblem(
        kind,
        kind === 'tenant' ? urls.DATABASE_URL : urls.PLATFORM_DATABASE_URL,
      );
      findings.push(
        problem === null
          ? fine(
              subject,
              `The login for ${kind === 'tenant' ? 'shops' : 'work across shops'} has its rights.`,
            )
          : bad(subject, problem, 'See "Deploying" in docs/deploying.md.'),
      );
    }
    findings.push(await checkVersion(urls), await checkClock(urls), await checkTimeZone(urls));
  } catch (error) {
    findings.push(
      bad(
        subject,
        `It does not answer: ${reasonOf(error)}.`,
        'Check host, port, name and password in DATABASE_URL and PLATFORM_DATABASE_URL, and that Postgres lets this machine in.',
      ),
    );
    return findings;
  }
  const elsewhere = await elsewhereProblem(urls);
  if (elsewhere !== null) {
    return [...findings, elsewhere];
  }
  const problem = await scopeProblem().catch(reasonOf);
  findings.push(
    problem === null
      ? fine(subject, 'Tables, grants and policies are there.')
      : bad(subject, `Shops cannot be served: ${problem}.`, actionFor(problem)),
  );
  return [...findings, await checkMigrations(), await checkPooler(urls), await checkStatements(urls)];
}

const versionRow = z.tuple([z.object({ number: z.coerce.number(), text: z.string() })]);

/** PgBouncer's word for a mode in which no transaction is possible. */
const actionFor = (problem: string) =>
  problem.includes('statement pooling')
    ? 'Set pool_mode = transaction in the pooler.'
    : 'Run npm run migrate.';

const place = z.tuple([z.object({ place: z.string() })]);

/** One database, however it is reached: its name and when its server started. */
const placeOf = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `SELECT current_database() || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS place`,
    );
    return place.parse(rows)[0].place;
  });

/** A finding if one of the URLs leads to another database than the others, as after a restore; else null. */
async function elsewhereProblem(urls: Urls): Promise<Finding | null> {
  const { MIGRATION_DATABASE_URL } = process.env;
  const here = await placeOf(urls.DATABASE_URL);
  const others = {
    PLATFORM_DATABASE_URL: urls.PLATFORM_DATABASE_URL,
    DIRECT_DATABASE_URL: urls.DIRECT_DATABASE_URL,
    MIGRATION_DATABASE_URL,
  };
  for (const [name, url] of Object.entries(others)) {
    // One that does not answer has a finding of its own.
    const there = url ? await placeOf(url).catch(() => here) : here;
    if (there !== here) {
      return bad(
        'Database',
        `${name} leads to another database than DATABASE_URL.`,
        'Name the same one in all of them.',
      );
    }
  }
  return null;
}

async function checkVersion({ DATABASE_URL }: Urls): Promise<Finding> {
  const rows = await withClient(DATABASE_URL, (client) =>
    client.query(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS text`,
    ),
  );
  const [{ number, text }] = versionRow.parse(rows.rows);
  return number >= OLDEST_POSTGRES * 10_000
    ? fine('Postgres', `Version ${text}.`)
    : bad(
        'Postgres',
        `Version ${text} is too old.`,
        `Use Postgres ${OLDEST_POSTGRES} or newer; npm run backup and npm run restore move the data.`,
      );
}

async function checkClock({ DATABASE_URL }: Urls): Promise<Finding> {
  const difference = await withClient(DATABASE_URL, async (client) => {
    const before = Date.now();
    const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp())::float8 AS now');
    const [{ now }] = z.tuple([z.object({ now: z.number() })]).parse(rows);
    return now - (before + Date.now()) / 2_000;
  });
  const text = `This machine and the database differ by ${Math.abs(difference).toFixed(1)} seconds.`;
  return Math.abs(difference) <= CLOCK_TOLERANCE
    ? fine('Clock', text)
    : bad('Clock', text, 'Let both machines take their time from NTP.');
}

/** In another zone than UTC, times that are written differently would differ by hours (docs/decisions/0294). */
async function checkTimeZone({ DATABASE_URL, PLATFORM_DATABASE_URL }: Urls): Promise<Finding> {
  for (const [name, url] of Object.entries({ DATABASE_URL, PLATFORM_DATABASE_URL })) {
    const { zone } = await withClient(url, readTimeZone);
    if (zone !== 'UTC') {
      return bad(
        'Time zone',
        `Sessions of ${name} have the time zone ${zone}, not UTC.`,
        'Run npm run migrate, and let a pooler in between connect anew.',
      );
    }
  }
  return fine('Time zone', 'Sessions of both logins have UTC.');
}

/** Only the owner of the tables may read which migrations were applied. */
async function checkMigrations(): Promise<Finding> {
  const url = process.env.MIGRATION_DATABASE_URL;
  if (!url) {
    return skipped('Migrations', 'MIGRATION_DATABASE_URL is not set here, so they were not compared.');
  }
  try {
    const applied = new Set((await withClient(url, readAppliedMigrations)).map(({ name }) => name));
    const known = migrationNames();
    const waiting = known.filter((name) => !applied.has(name));
    const newer = [...applied].filter((name) => !known.includes(name));
    if (waiting.length > 0) {
      return bad('Migrations', `${waiting.length} are not applied.`, 'Run npm run migrate.');
    }
    return newer.length > 0
      ? warned(
          'Migrations',
          `The database has ${newer.length} of a newer version.`,
          'Use that version, unless you have just gone back one.',
        )
      : fine('Migrations', 'All are applied.');
  } catch (error) {
    return bad(
      'Migrations',
      `MIGRATION_DATABASE_URL does not answer: ${reasonOf(error)}.`,
      'Check it as the other two.',
    );
  }
}

const pid = z.tuple([z.object({ pid: z.int() })]);
const connectionOf = async (client: Client): Promise<number> =>
  pid.parse((await client.query('SELECT pg_backend_pid() AS pid')).rows)[0].pid;

/**
 * Whether a pooler gives each transaction another connection: while another client is in a transaction, on the connection
 * that was used last, this one finds itself elsewhere.
 */
const isPooled = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const before = await connectionOf(client);
    return withClient(url, async (other) => {
      await other.query('BEGIN');
      await connectionOf(other);
      const after = await connectionOf(client);
      await other.query('ROLLBACK');
      return after !== before;
    });
  });

/** Locks and notifications need a connection that stays: the lock for payments, and what servers tell each other. */
async function checkPooler({ DATABASE_URL, DIRECT_DATABASE_URL }: Urls): Promise<Finding> {
  const direct = DIRECT_DATABASE_URL ?? DATABASE_URL;
  const name = DIRECT_DATABASE_URL === undefined ? 'DATABASE_URL' : 'DIRECT_DATABASE_URL';
  try {
    const isHeard = await hearsItself(direct);
    if (!isHeard || (await isPooled(direct))) {
      return bad(
        'Pooler',
        `A notification or a connection does not survive on ${name}: a pooler in transaction mode is in between.`,
        'Set DIRECT_DATABASE_URL to Postgres itself, past the pooler.',
      );
    }
    return fine('Pooler', `${name} reaches Postgres directly: locks hold, and notifications arrive.`);
  } catch (error) {
    return bad('Pooler', `${name} does not answer: ${reasonOf(error)}.`, 'Check it as the other URLs.');
  }
}

/**
 * Whether a named statement is still there when the pooler has given the client another connection: as in `isPooled`, another client
 * takes the one that was used last.
 */
const keepsStatements = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const kept = { name: 'makerfront_doctor', text: 'SELECT $1::int', values: [1] };
    await client.query(kept);
    return withClient(url, async (other) => {
      await other.query('BEGIN');
      await connectionOf(other);
      const again = await client.query(kept).then(
        () => true,
        () => false,
      );
      await other.query('ROLLBACK');
      return again;
    });
  });

async function checkStatements({ DATABASE_URL, DATABASE_PREPARED_STATEMENTS }: Urls): Promise<Finding> {
  const subject = 'Prepared statements';
  if (DATABASE_PREPARED_STATEMENTS === '0') {
    return skipped(subject, 'Switched off: right for a pooler that does not know of them, and slower.');
  }
  const keeps = await keepsStatements(DATABASE_URL).catch(() => false);
  return keeps
    ? fine(subject, 'Connections keep the plans of frequent statements.')
    : bad(
        subject,
        'A prepared statement does not survive on DATABASE_URL: a pooler in between does not know of them.',
        'Set max_prepared_statements in PgBouncer (1.21 or newer), or DATABASE_PREPARED_STATEMENTS=0.',
      );
}

/** Whether a notification that is sent on one connection arrives on another. */
const hearsItself = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const heard = new Promise<boolean>((resolve) => {
      client.once('notification', () => resolve(true));
      setTimeout(() => resolve(false), PATIENCE).unref();
    });
    await client.query('LISTEN makerfront_doctor');
    await withClient(url, (other) => other.query('NOTIFY makerfront_doctor'));
    return heard;
  });
