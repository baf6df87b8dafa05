import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** How often is looked, in milliseconds: filling hundreds of megabytes takes longer. */
const PAUSE = 50;

const RESIDENT = /^VmRSS:\s+(\d+) kB$/m;

/**
 * Ends a process once it has more than `most` kilobytes in memory, until the function it answers is called.
 * Looks where Linux says; other systems have no such place, and there nothing is watched.
 */
export function watchMemory(watched: ChildProcess, most: number): () => void {
  if (process.platform !== 'linux' || watched.pid === undefined) {
    return () => undefined;
  }
  const file = `/proc/${watched.pid}/status`;
  const timer = setInterval(async () => {
    // A process that has just ended has no such file any more.
    const status = await readFile(file, 'utf8').catch(() => '');
    if (Number(RESIDENT.exec(status)?.[1] ?? 0) > most) {
      watched.kill('SIGKILL');
    }
  }, PAUSE);
  return () => clearInterval(timer);
}
