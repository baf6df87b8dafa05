// @ts-check
// Reads and understands files in a process of its own, which can be ended and whose end is nobody else's. JavaScript,
// because Node loads it as it is in tests and commands (what it imports is loaded by load-typescript.mjs), while the
// site's compiler bundles it with what it imports.
import { isMainThread, parentPort } from 'node:worker_threads';
import { readAndUnderstand } from './read-and-understand.ts';
import { serveJobs } from './serve-jobs.mjs';

if (isMainThread) {
  serveJobs(readAndUnderstand);
} else {
  // reader-file.ts asks where the compiler has put this file.
  parentPort?.postMessage(process.argv[1]);
}
