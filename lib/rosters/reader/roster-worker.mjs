// @ts-check
// Reads files in a thread of its own, which the process can end. JavaScript, because Node loads it as it is in
// tests and commands, while the site's compiler bundles it with what it imports.
import { parentPort } from 'node:worker_threads';
import { readFile } from './read-file.mjs';

const port = parentPort;

port?.on('message', ({ bytes, limits, options }) => {
  port.postMessage(readFile(bytes, limits, options));
});
port?.postMessage('ready');
