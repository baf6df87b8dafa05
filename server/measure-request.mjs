// @ts-check
import { metrics } from '../lib/metrics/metrics.mjs';
import { requestKind, statusClass } from '../lib/metrics/request-kind.mjs';
import { accessLine } from './access-line.mjs';
import { pathOf } from './check-request.mjs';
import { hostName } from './host-name.mjs';

/**
 * Counts a request for `/metrics`, and returns what counts its answer when it has left, with the time, and logs a share of
 * them. Called by the one listener that the server has for that: Node warns of too many on one answer.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{ requestId: string, note: import('../lib/tracing/trace-of-request.mjs').TraceNote, sample: number }} terms
 */
export function measureRequest(request, response, { requestId, note, sample }) {
  const { requests, openRequests, pageCache } = metrics();
  const startedAt = performance.now();
  // Next rewrites the address while it works.
  const { url = '', method = '' } = request;
  const kind = requestKind(pathOf(url));
  openRequests.inc();
  return () => {
    openRequests.dec();
    note.isAnswered = true;
    const { statusCode } = response;
    const status = statusClass(statusCode, response.writableFinished);
    const seconds = (performance.now() - startedAt) / 1_000;
    requests.observe({ kind, status }, seconds);
    const header = response.getHeader('x-nextjs-cache');
    const cache = typeof header === 'string' ? header.toLowerCase() : undefined;
    if (cache !== undefined) {
      pageCache.inc({ result: cache });
    }
    if (sample > 0 && Math.random() < sample) {
      process.stdout.write(
        `${accessLine({ requestId, traceId: note.traceId, host: hostName(request.headers), method, url, kind, status, statusCode, seconds, cache })}\n`,
      );
    }
  };
}
