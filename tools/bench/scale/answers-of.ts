import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { SetupError } from '../../stack/report';

/**
 * Returns what waits for the next message of a process, for `patience` milliseconds. It throws a `SetupError` if the process ends
 * instead: what never comes is not waited for.
 */
export function answersOf(child: ChildProcess, patience: number): () => Promise<unknown> {
  const ended = new Promise<never>((_resolve, reject) =>
    child.once('exit', () => reject(new SetupError('A process of the benchmark ended by itself.'))),
  );
  // It may end while nobody waits for an answer: when it is stopped.
  ended.catch(() => {});
  return async () => {
    const message: unknown[] = await Promise.race([
      once(child, 'message', { signal: AbortSignal.timeout(patience) }),
      ended,
    ]);
    return message[0];
  };
}
