// A stranger's file can have a library fill the memory, and where V8 hits its limit inside its own code it ends the
// process, thread or not. So files are read by a process of its own, which knows no secret, is watched, and can end.
import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { err, ok, type Result } from '@/lib/result';
import { watchMemory } from '@/lib/watch-memory';
import { readerFile } from './reader-file';

export type ReaderError = 'slow' | 'out_of_memory' | 'crashed';

/** In megabytes, of JavaScript's own memory. */
const MOST_HEAP = 96;
/** In kilobytes, of all memory: bytes of a file and of what is unzipped are no part of the heap. */
const MOST_MEMORY = 400_000;
const LONGEST_START_MILLISECONDS = 10_000;

/** How a process ends that has run out of memory: by V8 (which differs by machine and place), or by whoever watches. */
const OUT_OF_MEMORY: readonly unknown[] = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL'];
/** The same where there are no signals. */
const ABORTED = 134;

/** The next message of a child, or why there is none; a child that failed has ended. */
function answerOf(child: ChildProcess, milliseconds: number): Promise<Result<unknown, ReaderError>> {
  return new Promise((resolve) => {
    const stopWatching = watchMemory(child, MOST_MEMORY);
    const settle = (result: Result<unknown, ReaderError>) => {
      clearTimeout(timer);
      stopWatching();
      child.removeAllListeners('message').removeAllListeners('exit').removeAllListeners('error');
      // Ending a process can raise one more error, which is nobody's then.
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

/** A child that is ready for its first job. */
export async function startChild(): Promise<Result<ChildProcess, ReaderError>> {
  const { path, argumentsOfNode } = await readerFile();
  const child = fork(path, {
    execArgv: [`--max-old-space-size=${MOST_HEAP}`, '--max-semi-space-size=8', ...argumentsOfNode],
    env: { NODE_ENV: 'production' },
    // Bytes stay bytes.
    serialization: 'advanced',
    // What a parser has to say about a stranger's file is not for the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const isReady = await answerOf(child, LONGEST_START_MILLISECONDS);
  return isReady.ok ? ok(child) : isReady;
}

/** What a child says to a job. */
export function askChild(
  child: ChildProcess,
  job: object,
  milliseconds: number,
): Promise<Result<unknown, ReaderError>> {
  const answer = answerOf(child, milliseconds);
  // Of a child that has just ended, its exit says enough.
  child.send(job, () => undefined);
  return answer;
}

/** Whether the process waits for a child; one that rests does not keep it. */
export function keepProcessFor(child: ChildProcess, isKept: boolean): void {
  if (isKept) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
