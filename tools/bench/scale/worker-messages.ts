import { z } from 'zod';
import { ACTION_NAMES } from './action-names';
import { visitedShop } from './visited-shop';

/** What a worker is asked: to visit these shops, one after another. */
export const asked = z.object({ action: z.enum(ACTION_NAMES), shops: z.array(visitedShop) });

export const ready = z.object({ isReady: z.literal(true) });

/** Milliseconds of the first visit to each shop and of the one right after it, and what Postgres said meanwhile. */
export const done = z.object({
  times: z.array(z.number()),
  again: z.array(z.number()),
  notices: z.array(z.string()),
});

export const workerAnswer = z.union([done, z.object({ problem: z.string() })]);

export type Done = z.output<typeof done>;
export type WorkerAnswer = z.output<typeof workerAnswer>;
