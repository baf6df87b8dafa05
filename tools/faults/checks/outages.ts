import type { Snapshot } from '../snapshot';
import type { Violation } from '../violation';

/**
 * How long it may take from the end of an outage until somebody can buy: 10 s, and what a few purchases take on this
 * machine, because the crowd of the outage buys at the same time.
 */
export const longestRecovery = (usualMilliseconds: number): number => 10_000 + 5 * usualMilliseconds;

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
    outages.flatMap(({ what, cachedPages, recoveryMilliseconds, usualMilliseconds }): Violation[] => [
      ...(cachedPages.asked === 0 || cachedPages.answered < cachedPages.asked
        ? [
            {
              statement: 'recovery' as const,
              text: `${what}: ${cachedPages.answered} of ${cachedPages.asked} cached pages answered`,
            },
          ]
        : []),
      ...(recoveryMilliseconds < longestRecovery(usualMilliseconds)
        ? []
        : [
            {
              statement: 'recovery' as const,
              text: `${what}: recovery took ${Math.round(recoveryMilliseconds)} ms, a purchase before it ${Math.round(usualMilliseconds)}`,
            },
          ]),
    ]),
  );
}
