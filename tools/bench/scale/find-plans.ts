// The plans of all statements of the measured actions, as Postgres really ran them: in the tenant's role, with the real
// values, the statements inside of functions, triggers and foreign keys too.
import pg from 'pg';
import { z } from 'zod';
import { SetupError } from '../../stack/report';
import { ACTION_NAMES, type ActionName } from './action-names';
import { shopChooser } from './choose-shops';
import type { Side } from './compare-actions';
import { type PlanProblem, planProblems, readToldPlan, type ToldPlan } from './plan-problems';
import { startWorker } from './start-worker';
import { readShops } from './visited-shop';

/** The module of Postgres that tells plans, for each connection of a login. */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** Visits of each action: a driver's and a function's statement may change its plan when it is run again. */
const VISITS = 8;

/** Tables with more rows than this are large: of smaller ones Postgres rightly reads all. */
const LARGE = 20_000;

export type PlanFigures = {
  statements: number;
  tables: number;
  problems: (PlanProblem & { action: ActionName })[];
};

const tableRows = z.array(z.object({ table: z.string(), rows: z.coerce.number() }));
const indexRows = z.array(z.object({ index: z.string(), table: z.string() }));

/** Runs each action and checks all plans. `mostRows`: the most rows that a shop has in any table. */
export async function findPlans({ shops, ownerUrl, env }: Side, mostRows: number): Promise<PlanFigures> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT relname AS table, reltuples AS rows FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    const largeTables = new Set(
      tableRows
        .parse(rows)
        .filter((table) => table.rows > LARGE)
        .map(({ table }) => table),
    );
    const indexes = await client.query(
      'SELECT indexrelid::regclass::text AS index, indrelid::regclass::text AS table FROM pg_index',
    );
    const tableOf = new Map(indexRows.parse(indexes.rows).map(({ index, table }) => [index, table]));
    await tell(client, env, true);
    const told = await visitAll({ shops, ownerUrl, env });
    const seen = new Set<string>();
    const problems = told.flatMap(({ action, plan }) =>
      planProblems(plan, { largeTables, tableOf, mostRows })
        .map((problem) => ({ ...problem, action }))
        .filter(({ table, why, query }) => {
          const name = `${action} ${table} ${why} ${query}`;
          const isNew = !seen.has(name);
          seen.add(name);
          return isNew;
        }),
    );
    return {
      statements: new Set(told.map(({ plan }) => plan['Query Text'])).size,
      tables: largeTables.size,
      problems,
    };
  } finally {
    await tell(client, env, false);
    await client.end();
  }
}

async function visitAll({ shops, ownerUrl, env }: Side): Promise<{ action: ActionName; plan: ToldPlan }[]> {
  const worker = await startWorker(env);
  const choose = shopChooser(shops);
  try {
    const all: { action: ActionName; plan: ToldPlan }[] = [];
    for (const action of ACTION_NAMES) {
      const { notices } = await worker.visit(action, await readShops(ownerUrl, choose(VISITS)));
      const plans = notices.flatMap((notice) => readToldPlan(notice) ?? []);
      if (plans.length === 0) {
        throw new SetupError(`Postgres told no plan for: ${action}.`);
      }
      all.push(...plans.map((plan) => ({ action, plan })));
    }
    return all;
  } finally {
    await worker.stop();
  }
}

/** Makes Postgres tell both logins the plans of their statements, or no longer. */
async function tell(client: pg.Client, env: Record<string, string>, isOn: boolean): Promise<void> {
  for (const url of [env.DATABASE_URL, env.PLATFORM_DATABASE_URL]) {
    const { username, pathname } = new URL(url ?? '');
    const login = `${client.escapeIdentifier(username)} IN DATABASE ${client.escapeIdentifier(pathname.slice(1))}`;
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query(
        `ALTER ROLE ${login} ${isOn ? `SET ${name} = ${client.escapeLiteral(value)}` : `RESET ${name}`}`,
      );
    }
  }
}
