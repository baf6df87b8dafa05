import { EventEmitter, once } from 'node:events';

/** The answers that the fault `hold` keeps back until they are let go. */
export type HeldAnswers = {
  /** Resolves when the answer is let go; rejects once `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
  count(): number;
  /** Lets go of all of them; answers how many there were. */
  release(): number;
};

export function createHeldAnswers(): HeldAnswers {
  const held = new EventEmitter();
  // Every held answer listens.
  held.setMaxListeners(0);
  const count = () => held.listenerCount('release');
  return {
    async wait(signal) {
      await once(held, 'release', { signal });
    },
    count,
    release() {
      const released = count();
      held.emit('release');
      return released;
    },
  };
}
