import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './report';

/** True if a process with that id is alive and is one of our commands; ids are reused. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
    return command.includes('tools/commands/');
  } catch (error) {
    // Another user's process cannot be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Claims a data folder for this process, so that two never use one database. Returns a function that releases it.
 */
export function claimFolder(folder: string): () => void {
  const path = join(folder, 'running.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (pid > 0 && pid !== process.pid && isOurs(pid)) {
    throw new SetupError(
      `Makerfront already runs from this folder (process ${pid}). Stop it first, with Ctrl-C there.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}
