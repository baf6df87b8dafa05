import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** Milliseconds between two checks: filling hundreds of megabytes takes longer. */
const PAUSE = 50;

const RESIDENT = /^VmRSS:\s+(\d+) kB$/m;

/**
 * Kills a process that has more than `most` kilobytes in memory, until the returned function is called. Reads /proc,
 * which only Linux has; on other systems nothing is watched.
 */
export function watchMemory(watched: ChildProcess, most: number): () => void {
  if (process.platform !== 'linux' || watched.pid === undefined) {
    return () => undefined;
  }
  const file = `/proc/${watched.pid}/status`;
  const timer = setInterval(async () => {
    // A process that has just ended has no such file.
    const status = await readFile(file, 'utf8').catch(() => '');
    if (Number(RESIDENT.exec(status)?.[1] ?? 0) > most) {
      watched.kill('SIGKILL');
    }
  }, PAUSE);
  return () => clearInterval(timer);
}
