// @ts-check
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: how long a release may need until it works, and how long one look may take. */
const PATIENCE = 20_000;
const LOOK = 5_000;

/**
 * Asks for `/api/health` at an address of this machine that nobody else knows, before the server listens where visitors
 * come. The first answer also loads what every request needs.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @returns {Promise<boolean>}
 */
export async function waitUntilHealthy(handle) {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  // Of this process alone: what workers listen to is shared otherwise.
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
