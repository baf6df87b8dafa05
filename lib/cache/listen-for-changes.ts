// How this server learns of what other servers, and scripts, have changed.
import 'server-only';
import { pauseAfter } from '@/lib/background-work/back-off';
import { logger } from '@/lib/log';
import { wait } from '@/lib/wait';
import { readEvents } from './cache-events.queries';
import { EVERYTHING, expireTags } from './expire-tags.mjs';
import { follow, type Position } from './follow-events';
import { hearChanges } from './hear-changes';
import { isPublishedHere } from './published-here';

/** Milliseconds: the longest that a start waits until it hears, and the pauses between two tries. */
const PATIENCE = 3_000;
const BACK_OFF = { first: 100, longest: 5_000, jitter: 0.25 };

/**
 * Makes old what others have changed, as long as the process lives. Resolves once it hears of all that comes, so that
 * nothing is cached before; a database that does not answer is not waited for.
 */
export async function listenForChanges(): Promise<void> {
  // Nothing is cached yet, so nothing was missed.
  let position: Position | null = null;
  let isNothingCached = true;
  let failures = 0;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function catchUp(): Promise<void> {
    const from = position;
    const page = await readEvents(from?.next ?? null);
    if (from !== position) {
      // Given up by `hearChanges` for being slow, and overtaken by another run.
      return;
    }
    const step = follow(from, page, isPublishedHere);
    position = step.position;
    if (step.forget === 'everything' && !isNothingCached) {
      logger().info(
        { event: 'changes.unknown' },
        'what was changed meanwhile is unknown; all is rendered anew',
      );
      expireTags([EVERYTHING]);
    } else if (step.forget !== 'everything') {
      expireTags(step.forget);
    }
    isNothingCached = false;
    if (failures > 0) {
      logger().info({ event: 'changes.heard_again', failures }, 'changes of other servers are heard again');
      failures = 0;
    }
    begin();
  }

  async function listen(): Promise<never> {
    for (;;) {
      try {
        await hearChanges(catchUp);
      } catch (error) {
        failures += 1;
        isNothingCached = false;
        begin();
        // Once for each time, however long it takes.
        if (failures === 1) {
          logger().warn({ event: 'changes.not_heard', error }, 'changes of other servers are not heard');
        }
        await wait(pauseAfter(BACK_OFF, failures, Math.random()));
      }
    }
  }

  void listen();
  await Promise.race([begun, wait(PATIENCE)]);
  isNothingCached = false;
}
