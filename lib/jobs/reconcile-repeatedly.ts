import 'server-only';
import { repeat } from '@/lib/background-work/repeat';
import { env } from '@/lib/env';
import { reconcile } from './reconcile-payments';

const SECOND = 1_000;

/**
 * Reconciles as long as the server runs. The first run starts a few seconds after the server, to repair at once what
 * a crash left unfinished.
 */
export function reconcileRepeatedly(): void {
  const pause = env().RECONCILE_SECONDS * SECOND;
  repeat({ name: 'reconcile', first: Math.min(3 * SECOND, pause), pause, run: reconcile });
}
