import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';

export const LONGEST_RECOVERY = 10_000;

/** Each outage was bridged by pages from the cache, and was over soon after its cause was. */
export function checkOutages({ outages }: Snapshot): Violation[] {
  return outages.flatMap(({ what, cachedPages, recoveryMilliseconds }): Violation[] => [
    ...(cachedPages.asked === 0 || cachedPages.answered < cachedPages.asked
      ? [
          {
            statement: 6 as const,
            text: `${what}: ${cachedPages.answered} of ${cachedPages.asked} cached pages answered`,
          },
        ]
      : []),
    ...(recoveryMilliseconds < LONGEST_RECOVERY
      ? []
      : [{ statement: 6 as const, text: `${what}: recovery took ${Math.round(recoveryMilliseconds)} ms` }]),
  ]);
}
