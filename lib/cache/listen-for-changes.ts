// How this server learns of changes by other servers and scripts.
import 'server-only';
import { pauseAfter } from '@/lib/background-work/back-off';
import { logger } from '@/lib/log';
import { wait } from '@/lib/wait';
import { readEvents } from './cache-events.queries';
import { EVERYTHING, expireTags } from './expire-tags.mjs';
import { follow, type Position } from './follow-events';
import { hearChanges } from './hear-changes';
import { tellOfChanges } from './on-changes';
import { isPublishedHere } from './published-here';

/** In milliseconds: how long a start waits for the first read, and the pauses between retries. */
const PATIENCE = 3_000;
const BACK_OFF = { first: 100, longest: 5_000, jitter: 0.25 };

/**
 * Expires what others have changed, for the life of the process. Resolves after the first read, so that nothing is
 * cached before; or after a timeout if the database does not answer.
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
      // `hearChanges` gave this run up as too slow, and another run has overtaken it.
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
    if (
      from === null ||
      page.events.some(({ id, kind }) => ['tenant', 'hosts'].includes(kind) && !from.seen.has(id))
    ) {
      tellOfChanges();
    }
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
        // Log once for each outage, however long it lasts.
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
