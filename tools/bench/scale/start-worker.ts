import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../stack/paths';
import { stopProcess } from '../../stack/processes';
import { SetupError } from '../../stack/report';
import type { ActionName } from './action-names';
import { answersOf } from './answers-of';
import type { VisitedShop } from './visited-shop';
import { type Done, ready, workerAnswer } from './worker-messages';

export type Worker = {
  /** Visits shops one after another. Throws a `SetupError` if a visit fails or finds nothing. */
  visit: (action: ActionName, shops: readonly VisitedShop[]) => Promise<Done>;
  stop: () => Promise<void>;
};

/** Milliseconds for loading the product, and for the visits of one message. */
const PATIENCE = 120_000;

/** Starts a process with the product's queries on the database of `env`. */
export async function startWorker(env: Record<string, string>): Promise<Worker> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      // Prisma sends the parts of a read at once, which its driver will refuse some day.
      '--disable-warning=DeprecationWarning',
      ...['--import', 'tsx', join(import.meta.dirname, 'worker.ts')],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
    },
  );
  const stop = () => stopProcess(child);
  const next = answersOf(child, PATIENCE);
  try {
    ready.parse(await next());
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    async visit(action, shops) {
      const answered = next();
      child.send({ action, shops });
      const answer = workerAnswer.parse(await answered);
      if ('problem' in answer) {
        throw new SetupError(answer.problem);
      }
      return answer;
    },
  };
}
