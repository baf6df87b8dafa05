// @ts-check
import { metrics } from '../lib/metrics/metrics.mjs';
import { requestKind, statusClass } from '../lib/metrics/request-kind.mjs';
import { pathOf } from './check-request.mjs';

/**
 * Counts a request and the time until its answer has left, for `/metrics`.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function measureRequest(request, response) {
  const { requests, openRequests, pageCache } = metrics();
  const startedAt = performance.now();
  // Next rewrites the address while it works.
  const kind = requestKind(pathOf(request.url ?? ''));
  openRequests.inc();
  response.once('close', () => {
    openRequests.dec();
    const status = statusClass(response.statusCode, response.writableFinished);
    requests.observe({ kind, status }, (performance.now() - startedAt) / 1_000);
    const cached = response.getHeader('x-nextjs-cache');
    if (typeof cached === 'string') {
      pageCache.inc({ result: cached.toLowerCase() });
    }
  });
}
