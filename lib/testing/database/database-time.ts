import { Client } from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';
import type { TenantId } from '@/lib/ids';

type Statement = { text: string; values: unknown[] };

const statementInput = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });
const planRows = z.array(
  z.object({
    'QUERY PLAN': z.tuple([z.object({ 'Planning Time': z.number(), 'Execution Time': z.number() })]),
  }),
);

/** Runs per statement; the fastest counts, because the machine is least busy then. */
const RUNS = 10;

/** Work for the processor alone, which runs before and after what is measured: both are slow on a slow machine. */
const YARDSTICK: Statement = {
  text: "SELECT count(*) FROM generate_series(1, 20000) AS n WHERE md5(n::text) < '8'",
  values: [],
};
/** Milliseconds of the yardstick on an idle machine of two cores, for which the limits of the tests are made. */
const YARDSTICK_TIME = 12;

/**
 * Milliseconds that Postgres itself spends on the reads of `work`, planning included: the statements are recorded,
 * and then run with EXPLAIN ANALYZE in the same tenant's scope. Without round trips and the time of this process. On a
 * machine that is slower than the one the limits are made for, the time is what that one would have taken.
 */
export async function databaseTime(tenantId: TenantId, work: () => Promise<unknown>): Promise<number> {
  const statements = await readsOf(work);
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(
      "SELECT set_config('role', 'makerfront_tenant', false), set_config('makerfront.tenant_id', $1, false)",
      [tenantId],
    );
    // Workers wait for a free processor before they begin, which says nothing about the statement.
    await client.query('SET max_parallel_workers_per_gather = 0');
    const fastestOf = async (statement: Statement, runs: number) => {
      let fastest = Number.POSITIVE_INFINITY;
      for (let run = 0; run < runs; run += 1) {
        fastest = Math.min(fastest, await timeOf(client, statement));
      }
      return fastest;
    };
    let total = 0;
    let yardstick = await fastestOf(YARDSTICK, 3);
    for (const statement of statements) {
      total += await fastestOf(statement, RUNS);
    }
    yardstick = Math.min(yardstick, await fastestOf(YARDSTICK, 3));
    return total * Math.min(1, YARDSTICK_TIME / yardstick);
  } finally {
    await client.end();
  }
}

async function timeOf(client: Client, { text, values }: Statement): Promise<number> {
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
  const times = planRows
    .parse(rows)
    .map(({ 'QUERY PLAN': [plan] }) => plan['Planning Time'] + plan['Execution Time']);
  return Math.min(...times);
}

/** The SELECT statements as they reach the driver. */
async function readsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls
      .map(([statement]: unknown[]) => statementInput.safeParse(statement).data)
      .filter((statement) => statement !== undefined)
      .filter(({ text }) => /^\s*(?:SELECT|WITH)\b[\s\S]*\bFROM\b/i.test(text));
  } finally {
    query.mockRestore();
  }
}
