// In a process of its own: fifty visitors and their garbage would stop the clock of the one whose times are measured.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopProcess } from '../../../stack/processes';
import { SetupError } from '../../../stack/report';
import { answersOf } from '../answers-of';
import { noiseEnded, noiseReady } from './noise-messages';

export type Noise = {
  begin: () => void;
  /** Waits for the pages under way. Returns how many pages a second there were. Throws a `SetupError` if one was not there. */
  end: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Milliseconds for loading it, and for the last pages. */
const PATIENCE = 60_000;

/** Starts what makes noise on the server at `port`, silent at first. */
export async function startNoise(port: number): Promise<Noise> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'noise-maker.ts'), String(port)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const stop = () => stopProcess(child);
  const next = answersOf(child, PATIENCE);
  try {
    noiseReady.parse(await next());
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    stop,
    begin: () => {
      child.send('begin');
    },
    async end() {
      const answered = next();
      child.send('end');
      const answer = noiseEnded.parse(await answered);
      if ('problem' in answer) {
        throw new SetupError(answer.problem);
      }
      return answer.perSecond;
    },
  };
}
