// @ts-check
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: until a release must work, and for one check. */
const PATIENCE = 20_000;
const LOOK = 5_000;

/**
 * Requests `/api/health` at a private address of this machine, before the server listens for visitors. The first
 * request also loads the code that every request needs.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @returns {Promise<boolean>}
 */
export async function waitUntilHealthy(handle) {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  // Exclusive: cluster workers share their listening sockets by default.
  await new Promise((resolve) =>
    server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () => resolve(null)),
  );
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const end = performance.now() + PATIENCE;
  try {
    while (performance.now() < end) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health`, {
        signal: AbortSignal.timeout(LOOK),
      }).catch(() => null);
      if (answer?.ok) {
        return true;
      }
      await pause(500);
    }
    return false;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
