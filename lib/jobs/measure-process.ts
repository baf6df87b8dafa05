import 'server-only';
import { collectDefaultMetrics } from 'prom-client';
import { pageCacheSize } from '@/lib/cache/page-cache-size.mjs';
import { env } from '@/lib/env';
import { collectWhenAsked, metrics } from '@/lib/metrics/metrics.mjs';
import { readQueueLengths } from './due-work.queries';

/** What waits for background work, of all shops. */
async function measureQueues(): Promise<void> {
  const { queueDepth, queueAge } = metrics();
  // If the database is away, nothing is told of it, instead of what it was before.
  queueDepth.reset();
  queueAge.reset();
  for (const { queue, depth, overdue } of await readQueueLengths()) {
    queueDepth.set({ queue }, depth);
    queueAge.set({ queue }, overdue);
  }
}

async function measurePageCache(): Promise<void> {
  const { bytes, entries, limit } = pageCacheSize();
  metrics().pageCacheBytes.set(bytes);
  metrics().pageCacheLimit.set(limit);
  metrics().pageCacheEntries.set(entries);
}

/** Measures memory, event loop and queues of this process, if anybody may read it. */
export function measureProcess(): void {
  if (env().METRICS_SECRET === undefined) {
    return;
  }
  collectDefaultMetrics({ register: metrics().registry });
  collectWhenAsked(measureQueues);
  collectWhenAsked(measurePageCache);
}
