// @ts-check
// How a server stops without anybody being cut off: it takes no more connections, answers what has been asked, and ends
// each connection with its answer.
import { Server } from 'node:net';

/** Milliseconds between two looks for connections that wait for nothing. */
const SWEEP = 100;

/**
 * Watches a server from its first request on, so that it can be drained.
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
     * Resolves when the last connection has ended, `patience` milliseconds from now at the latest.
     *
     * @param {object} terms
     * @param {number} terms.patience
     * @param {boolean} terms.hasSuccessor another process listens at the same place. Then a connection that waits for its
     *   next request may send it: to close it now could meet a request on its way. Without one they are closed at once.
     * @returns {Promise<void>}
     */
    drain({ patience, hasSuccessor }) {
      isDraining = true;
      unanswered.forEach(endConnectionAfter);
      const end = setTimeout(() => server.closeAllConnections(), patience);
      // Node ends what waits for another request after its time. What never asked for anything goes with it.
      const quiet = hasSuccessor ? server.keepAliveTimeout + 1_000 : 0;
      let sweep = setTimeout(closeIdle, quiet);
      function closeIdle() {
        server.closeIdleConnections();
        sweep = setTimeout(closeIdle, SWEEP);
      }
      return new Promise((resolve) => {
        // The close of an HTTP server would end waiting connections at once.
        Server.prototype.close.call(server, () => {
          clearTimeout(end);
          clearTimeout(sweep);
          resolve();
        });
      });
    },
  };
}
