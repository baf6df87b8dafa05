import type { sweep } from '@/lib/jobs/sweep';

type Swept = Awaited<ReturnType<typeof sweep>>;

/** The result of a sweep that removed only these. */
export const swept = (removed: Partial<Swept> = {}): Swept => ({
  orderFiles: 0,
  uploads: 0,
  unpaidOrders: 0,
  webhookEvents: 0,
  failures: 0,
  ...removed,
});
