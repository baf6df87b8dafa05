// @ts-check
// Reads and understands files in a process of its own, so that it can be killed, and can crash, without affecting the
// server. JavaScript, because Node loads it directly in tests and commands (load-typescript.mjs loads its imports),
// while the site's compiler bundles it with its imports.
import { isMainThread, parentPort } from 'node:worker_threads';
import { readAndUnderstand } from './read-and-understand.ts';
import { isTableJob, readTable } from './read-table.ts';
import { serveJobs } from './serve-jobs.mjs';

if (isMainThread) {
  serveJobs((job) => (isTableJob(job) ? readTable(job) : readAndUnderstand(job)));
} else {
  // reader-file.ts asks for the path that the compiler has given to this file.
  parentPort?.postMessage(process.argv[1]);
}
