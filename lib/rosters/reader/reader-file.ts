import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

export type ReaderFile = { path: string; argumentsOfNode: readonly string[] };

const LONGEST_START_MILLISECONDS = 10_000;

/** Tests and commands load the source directly. */
const inSource = (name: string) => join(process.cwd(), 'lib/rosters/reader', name);

/**
 * The compiler bundles the file of a worker thread, traces it for a deployment, and chooses its name; it does none of
 * that for a child process. So a thread is started from the file once, reports its path, and ends. It reads no
 * uploaded file.
 */
async function askWhere(): Promise<string> {
  // A literal URL, so that the site's compiler finds the file.
  const thread = new Worker(new URL('./reader-process.mjs', import.meta.url), { env: {} });
  try {
    const [path] = await once(thread, 'message', { signal: AbortSignal.timeout(LONGEST_START_MILLISECONDS) });
    return z.string().parse(path);
  } finally {
    void thread.terminate();
  }
}

let whereCompiled: Promise<string> | null = null;

/** The path of the file that the reader's process is started from. */
export async function readerFile(): Promise<ReaderFile> {
  // biome-ignore lint/style/noProcessEnv: the compiler's own mark, replaced while it compiles, and no setting
  if (process.env.NEXT_RUNTIME === undefined) {
    return {
      path: inSource('reader-process.mjs'),
      argumentsOfNode: ['--import', inSource('load-typescript.mjs')],
    };
  }
  whereCompiled ??= askWhere();
  try {
    return { path: await whereCompiled, argumentsOfNode: [] };
  } catch (error) {
    whereCompiled = null;
    throw error;
  }
}
