// @ts-check
// Graceful shutdown: the server accepts no more connections, answers pending requests, and closes each connection
// after its response.
import { Server } from 'node:net';

/** Milliseconds between two checks for idle connections. */
const SWEEP = 100;

/**
 * Tracks a server's responses from its first request on, so that it can be drained.
 *
 * @param {import('node:http').Server} server
 */
export function drainable(server) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const unanswered = new Set();
  let isDraining = false;

  /** @param {import('node:http').ServerResponse} response */
  const endConnectionAfter = (response) => {
    if (!response.headersSent) {
      response.setHeader('Connection', 'close');
    }
  };

  server.prependListener('request', (_request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isDraining) {
      endConnectionAfter(response);
    }
  });

  return {
    /**
     * Resolves when the last connection is closed, after `patience` milliseconds at the latest.
     *
     * @param {object} terms
     * @param {number} terms.patience
     * @param {boolean} terms.hasSuccessor another process listens at the same address. Then an idle connection may
     * send one more request: closing it now could race with a request on its way. Without a successor idle
     * connections are closed at once.
     * @returns {Promise<void>}
     */
    drain({ patience, hasSuccessor }) {
      isDraining = true;
      unanswered.forEach(endConnectionAfter);
      const end = setTimeout(() => server.closeAllConnections(), patience);
      // Node closes a kept-alive connection after its timeout. Afterwards, connections that never sent a request are
      // closed here.
      const quiet = hasSuccessor ? server.keepAliveTimeout + 1_000 : 0;
      let sweep = setTimeout(closeIdle, quiet);
      function closeIdle() {
        server.closeIdleConnections();
        sweep = setTimeout(closeIdle, SWEEP);
      }
      return new Promise((resolve) => {
        // close() of an HTTP server would close idle connections at once.
        Server.prototype.close.call(server, () => {
          clearTimeout(end);
          clearTimeout(sweep);
          resolve();
        });
      });
    },
  };
}
