// A stranger's file can make a library fill the memory, and V8 at its limit ends the whole process, even for a
// thread. So files are read in a child process, which has no secrets, is watched, and can be killed.
import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { err, ok, type Result } from '@/lib/result';
import { watchMemory } from '@/lib/watch-memory';
import { readerFile } from './reader-file';

export type ReaderError = 'slow' | 'out_of_memory' | 'crashed';

/** In megabytes, for JavaScript's heap. */
const MOST_HEAP = 96;
/** In kilobytes, for all memory: the bytes of a file and of unpacked data are outside the heap. */
const MOST_MEMORY = 400_000;
const LONGEST_START_MILLISECONDS = 10_000;

/** How a process out of memory ends: by V8 (the signal differs by machine and place), or killed by the watcher. */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
/** The exit code on systems without signals. */
const ABORTED = 134;

/** The next message of a child, or why there is none; a failed child is ended. */
function answerOf(child: ChildProcess, milliseconds: number): Promise<Result<unknown, ReaderError>> {
  return new Promise((resolve) => {
    const stopWatching = watchMemory(child, MOST_MEMORY);
    const settle = (result: Result<unknown, ReaderError>) => {
      clearTimeout(timer);
      stopWatching();
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      // Killing a process can raise one more error, which would otherwise be unhandled.
      child.on('error', () => undefined);
      if (!result.ok) {
        child.kill('SIGKILL');
      }
      resolve(result);
    };
    const timer = setTimeout(() => settle(err('slow')), milliseconds);
    child.once('message', (message: unknown) => settle(ok(message)));
    child.once('error', () => settle(err('crashed')));
    child.once('exit', (code, signal) =>
      settle(err(OUT_OF_MEMORY.includes(signal) || code === ABORTED ? 'out_of_memory' : 'crashed')),
    );
  });
}

/** Starts a child that is ready for its first job. */
export async function startChild(): Promise<Result<ChildProcess, ReaderError>> {
  const { path, argumentsOfNode } = await readerFile();
  const child = fork(path, {
    execArgv: [`--max-old-space-size=${MOST_HEAP}`, '--max-semi-space-size=8', ...argumentsOfNode],
    env: { NODE_ENV: 'production' },
    // Keeps bytes as bytes.
    serialization: 'advanced',
    // Output of a parser about a stranger's file does not belong in the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isReady = await answerOf(child, LONGEST_START_MILLISECONDS);
  return isReady.ok ? ok(child) : isReady;
}

/** Sends a job to a child; returns its answer. */
export function askChild(
  child: ChildProcess,
  job: object,
  milliseconds: number,
): Promise<Result<unknown, ReaderError>> {
  const answer = answerOf(child, milliseconds);
  // If the child has just ended, its exit event is enough.
  child.send(job, () => undefined);
  return answer;
}

/** Whether this process stays alive for a child; an idle child does not keep it alive. */
export function keepProcessFor(child: ChildProcess, isKept: boolean): void {
  if (isKept) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
