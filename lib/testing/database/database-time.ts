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

/** How often each statement is measured: its fastest run says what it takes when the machine is not busy elsewhere. */
const RUNS = 10;

/**
 * Milliseconds that Postgres itself spends on the reads of `work`, planning included: what they asked is noted,
 * and explained once more in the same tenant's scope. Round trips and this process do not count.
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

/** The statements that read a table, as they reach the driver. */
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
