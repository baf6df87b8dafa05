import 'server-only';
import { z } from 'zod';
import { err, type Result } from '@/lib/result';
import type { Limits } from './collect-rows.mjs';
import type { TableJob } from './read-table';
import { type PoolError, runInReader } from './reader-pool';
import { TABLE_READ_ERRORS, type TableReadError } from './table-error';

const POOL_ERRORS: Record<PoolError, TableReadError> = {
  busy: 'busy',
  slow: 'too_large',
  out_of_memory: 'too_large',
  crashed: 'unreadable',
};

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.array(z.array(z.string())) }),
  z.object({ ok: z.literal(false), error: z.enum(TABLE_READ_ERRORS) }),
]);

/** The rows of a CSV file or a workbook, as texts. Read in a process of its own: two at once, 1.5 seconds each. */
export async function readAnyTable(
  bytes: Uint8Array,
  limits: Limits,
): Promise<Result<string[][], TableReadError>> {
  if (bytes.length === 0) {
    return err('empty');
  }
  const read = await runInReader({ table: bytes, limits } satisfies TableJob);
  if (!read.ok) {
    return err(POOL_ERRORS[read.error]);
  }
  const parsed = answer.safeParse(read.value);
  return parsed.success ? parsed.data : err('unreadable');
}
