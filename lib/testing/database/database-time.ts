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

/**
 * Milliseconds that Postgres itself spends on the reads of `work`, planning included: the statements are recorded,
 * and then run with EXPLAIN ANALYZE in the same tenant's scope. Without round trips and the time of this process.
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
    let total = 0;
    for (const { text, values } of statements) {
      let fastest = Number.POSITIVE_INFINITY;
      for (let run = 0; run < RUNS; run += 1) {
        const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
        for (const {
          'QUERY PLAN': [plan],
        } of planRows.parse(rows)) {
          fastest = Math.min(fastest, plan['Planning Time'] + plan['Execution Time']);
        }
      }
      total += fastest;
    }
    return total;
  } finally {
    await client.end();
  }
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
