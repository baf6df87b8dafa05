import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';

const LONGEST_RECOVERY = 10_000;

/**
 * During each outage cached pages answered; it ended soon after its cause; and no work is left over after the
 * workers' runs.
 */
export function checkOutages({ database, outages }: Snapshot): Violation[] {
  const { refunds, events } = database.waiting;
  const isLeft = refunds + events > 0;
  const left: Violation[] = isLeft
    ? [{ statement: 'recovery', text: `${refunds} refunds and ${events} messages are left undone` }]
    : [];
  return left.concat(
    outages.flatMap(({ what, cachedPages, recoveryMilliseconds }): Violation[] => [
      ...(cachedPages.asked === 0 || cachedPages.answered < cachedPages.asked
        ? [
            {
              statement: 'recovery' as const,
              text: `${what}: ${cachedPages.answered} of ${cachedPages.asked} cached pages answered`,
            },
          ]
        : []),
      ...(recoveryMilliseconds < LONGEST_RECOVERY
        ? []
        : [
            {
              statement: 'recovery' as const,
              text: `${what}: recovery took ${Math.round(recoveryMilliseconds)} ms`,
            },
          ]),
    ]),
  );
}
