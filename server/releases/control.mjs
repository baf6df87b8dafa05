// @ts-check
// How `npm run release` tells a running server to change releases: over a socket that only the same user can open. A
// process id in a file could belong to another process by then.
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { controlPath, isReleaseName } from './releases.mjs';

/** The most bytes of a command. */
const LONGEST = 100;

/**
 * Receives names of releases, one per connection, and answers whether the server has changed to it.
 *
 * @param {string} folder
 * @param {(release: string) => Promise<boolean>} change
 */
export async function listenForOrders(folder, change) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    // A user without write access here cannot make releases either.
    return;
  }
  const path = controlPath(folder);
  // A stale socket of a killed server.
  if ((await order(folder, '')) === 'nobody') {
    try {
      rmSync(path, { force: true });
    } catch {
      // Of another user: listening says so.
    }
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.setTimeout(5 * 60_000, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk;
      if (said.length > LONGEST) {
        socket.destroy();
      }
    });
    socket.on('end', async () => {
      socket.end(isReleaseName(said) && (await change(said)) ? 'changed' : 'refused');
    });
  });
  server.on('error', (error) => {
    console.error(`No release can be changed to while this server runs: ${error.message}`);
  });
  const mask = process.umask(0o177);
  server.listen(path);
  // Not `once` of node:events, which rejects for an error: without orders the server serves on.
  await new Promise((resolve) => {
    server.once('listening', resolve);
    server.once('error', resolve);
  });
  process.umask(mask);
  server.unref();
}

/**
 * Makes the running server change to a release.
 *
 * @param {string} folder
 * @param {string} release
 * @returns {Promise<'changed' | 'refused' | 'nobody'>} nobody: no server runs
 */
export async function order(folder, release) {
  const socket = createConnection({ path: controlPath(folder), allowHalfOpen: true });
  try {
    await once(socket, 'connect');
  } catch {
    return 'nobody';
  }
  socket.end(release);
  return (await text(socket)) === 'changed' ? 'changed' : 'refused';
}
