import 'server-only';
import { repeat } from '@/lib/background-work/repeat';
import { env } from '@/lib/env';
import { reconcile } from './reconcile-payments';

const SECOND = 1_000;

/**
 * Reconciles as long as the server runs. The first run comes a few seconds after the start, so that what a crash has
 * left half done is mended at once.
 */
export function reconcileRepeatedly(): void {
  const pause = env().RECONCILE_SECONDS * SECOND;
  repeat({ name: 'reconcile', first: Math.min(3 * SECOND, pause), pause, run: reconcile });
}
