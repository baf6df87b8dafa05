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

/** Runs of each statement at most; the fastest counts, because the machine is least busy then. */
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
 * machine that is slower than the one the limits are made for, the time is what that one would have taken. `limit` is what
 * the test allows: below it, further runs would show nothing else.
 */
export async function databaseTime(
  tenantId: TenantId,
  limit: number,
  work: () => Promise<unknown>,
): Promise<number> {
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
    const yardstickTime = async () => {
      const runs = [];
      for (let run = 0; run < 3; run += 1) {
        runs.push(await timeOf(client, YARDSTICK));
      }
      return Math.min(...runs);
    };
    const yardstickBefore = await yardstickTime();
    const fastest = statements.map(() => Number.POSITIVE_INFINITY);
    let total = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS && total >= limit; run += 1) {
      for (const [index, statement] of statements.entries()) {
        fastest[index] = Math.min(
          fastest[index] ?? Number.POSITIVE_INFINITY,
          await timeOf(client, statement),
        );
      }
      total = fastest.reduce((sum, time) => sum + time, 0);
    }
    const yardstick = Math.min(yardstickBefore, await yardstickTime());
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
