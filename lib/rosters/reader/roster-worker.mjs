// @ts-check
// Reads and understands files in a thread of its own, which the process can end. JavaScript, because Node loads it as it
// is in tests and commands (what it imports is loaded by load-typescript.mjs), while the site's compiler bundles it with
// what it imports.
import { parentPort } from 'node:worker_threads';
import { readAndUnderstand } from '../understanding/read-and-understand.ts';

const port = parentPort;

port?.on('message', (job) => port.postMessage(readAndUnderstand(job)));
port?.postMessage('ready');
