// @ts-check
import { loggablePath } from '../lib/http/loggable-path.mjs';

/**
 * The share of requests that are logged, from 0 to 1 (`ACCESS_LOG_SAMPLE`). None by default: counts are in `/metrics`.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function accessSample({ ACCESS_LOG_SAMPLE }) {
  const share = Number(ACCESS_LOG_SAMPLE || 0);
  return Number.isFinite(share) ? Math.min(Math.max(share, 0), 1) : 0;
}

/** A name in DNS has no more characters. */
const LONGEST_HOST = 253;

/**
 * One line of the log about an answered request, without address, query or keys.
 *
 * @param {object} request
 * @param {string} request.requestId
 * @param {string | undefined} request.traceId
 * @param {string} request.host whose shop it is; a visitor may have made it up
 * @param {string} request.method
 * @param {string} request.url
 * @param {string} request.kind
 * @param {string} request.status
 * @param {number} request.statusCode
 * @param {number} request.seconds
 * @param {string | undefined} request.cache
 */
export const accessLine = ({
  requestId,
  traceId,
  host,
  method,
  url,
  kind,
  status,
  statusCode,
  seconds,
  cache,
}) =>
  JSON.stringify({
    level: 30,
    time: new Date().toISOString(),
    event: 'request.answered',
    requestId,
    ...(traceId !== undefined && { traceId }),
    host: host.slice(0, LONGEST_HOST),
    ...{ method, path: loggablePath(url).slice(0, 300), kind },
    status: status === 'aborted' ? status : statusCode,
    milliseconds: Math.round(seconds * 1_000),
    ...(cache !== undefined && { cache }),
  });
