import { EventEmitter, once } from 'node:events';

/** The answers that the fault `hold` delays until they are released. */
export type HeldAnswers = {
  /** Resolves when the answer is released; rejects when `signal` aborts. */
  wait(signal: AbortSignal): Promise<void>;
  count(): number;
  /** Releases all of them; returns how many there were. */
  release(): number;
};

export function createHeldAnswers(): HeldAnswers {
  const held = new EventEmitter();
  // One listener for each held answer.
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
