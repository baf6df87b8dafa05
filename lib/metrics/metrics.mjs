// @ts-check
// What this process counts for its operators. The server in front of Next and the code that Next bundles share a process
// but no modules, so the one set of metrics is on the global object. Labels have few values, known beforehand: never a
// host, an id or a path.
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

const KEY = Symbol.for('makerfront.metrics');

/** Seconds. */
const REQUEST_TIMES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const QUERY_TIMES = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
const CALL_TIMES = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];
const LAGS = [0.1, 0.5, 1, 5, 15, 60, 300, 1_800, 7_200, 86_400];

function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    /** @type {Set<() => Promise<void>>} */
    collectors: new Set(),
    requests: new Histogram({
      name: 'makerfront_http_request_duration_seconds',
      help: 'Requests by kind of address and class of status.',
      labelNames: ['kind', 'status'],
      buckets: REQUEST_TIMES,
      registers,
    }),
    openRequests: new Gauge({
      name: 'makerfront_http_requests_open',
      help: 'Requests that are not answered yet.',
      registers,
    }),
    waitingRequests: new Gauge({
      name: 'makerfront_http_requests_waiting',
      help: 'Requests for pages that wait for the turn of their shop.',
      registers,
    }),
    pageCache: new Counter({
      name: 'makerfront_page_cache_total',
      help: 'Pages that may be cached, by what the cache had of them.',
      labelNames: ['result'],
      registers,
    }),
    pageCacheBytes: new Gauge({
      name: 'makerfront_page_cache_bytes',
      help: 'Memory that cached pages take, as the cache counts it against its limit.',
      registers,
    }),
    pageCacheLimit: new Gauge({
      name: 'makerfront_page_cache_limit_bytes',
      help: 'The most memory that cached pages take; then those leave that nobody has asked for the longest.',
      registers,
    }),
    pageCacheEntries: new Gauge({
      name: 'makerfront_page_cache_entries',
      help: 'Cached pages in memory.',
      registers,
    }),
    keptAnswersBytes: new Gauge({
      name: 'makerfront_kept_answers_bytes',
      help: 'Memory that pages take which are kept as they were sent, of at most 64 MB.',
      registers,
    }),
    pageDataBytes: new Gauge({
      name: 'makerfront_page_data_bytes',
      help: 'Memory that the data beside kept pages takes, of at most 32 MB.',
      registers,
    }),
    functionCacheBytes: new Gauge({
      name: 'makerfront_function_cache_bytes',
      help: 'Memory that results of cached functions take, of at most 52 MB.',
      registers,
    }),
    poolConnections: new Gauge({
      name: 'makerfront_database_connections',
      help: 'Connections of a pool, and work that waits for one.',
      labelNames: ['login', 'state'],
      registers,
    }),
    queries: new Histogram({
      name: 'makerfront_database_query_duration_seconds',
      help: 'Statements, by the login of the pool.',
      labelNames: ['login'],
      buckets: QUERY_TIMES,
      registers,
    }),
    payPalCalls: new Histogram({
      name: 'makerfront_paypal_call_duration_seconds',
      help: 'Calls to PayPal, by verb and result.',
      labelNames: ['verb', 'result'],
      buckets: CALL_TIMES,
      registers,
    }),
    webhookLag: new Histogram({
      name: 'makerfront_webhook_lag_seconds',
      help: 'From receiving a message of PayPal to the end of an attempt to handle it.',
      labelNames: ['outcome'],
      buckets: LAGS,
      registers,
    }),
    mails: new Counter({
      name: 'makerfront_mails_total',
      help: 'Mails by the result of one delivery.',
      labelNames: ['result'],
      registers,
    }),
    runs: new Counter({
      name: 'makerfront_background_runs_total',
      help: 'Runs of background work, by its name.',
      labelNames: ['work', 'result'],
      registers,
    }),
    lastRun: new Gauge({
      name: 'makerfront_background_last_run_timestamp_seconds',
      help: 'When background work last ended without an error; until then, when the process began with it.',
      labelNames: ['work'],
      registers,
    }),
    uploadedBytes: new Counter({
      name: 'makerfront_uploaded_bytes_total',
      help: 'Bytes of files that visitors uploaded, by the kind of file.',
      labelNames: ['kind'],
      registers,
    }),
    collectFailures: new Gauge({
      name: 'makerfront_metrics_collect_failures',
      help: 'Groups of metrics that could not be measured now.',
      registers,
    }),
    queueDepth: new Gauge({
      name: 'makerfront_queue_depth',
      help: 'Rows that wait for background work, of all shops.',
      labelNames: ['queue'],
      registers,
    }),
    queueAge: new Gauge({
      name: 'makerfront_queue_overdue_seconds',
      help: 'How long the most overdue row has been due.',
      labelNames: ['queue'],
      registers,
    }),
  };
}

/** @typedef {ReturnType<typeof makeMetrics>} Metrics */

/** @returns {Metrics} */
export function metrics() {
  const shared = /** @type {{ [KEY]?: Metrics }} */ (globalThis);
  shared[KEY] ??= makeMetrics();
  return shared[KEY];
}

/**
 * Adds what is measured only when somebody asks, such as the length of a queue.
 *
 * @param {() => Promise<void>} collect
 */
export function collectWhenAsked(collect) {
  metrics().collectors.add(collect);
}

/**
 * Everything as Prometheus reads it. What cannot be measured now is left out, and said by
 * `makerfront_metrics_collect_failures`.
 *
 * @returns {Promise<{ text: string, contentType: string }>}
 */
export async function exposeMetrics() {
  const { registry, collectors, collectFailures } = metrics();
  const results = await Promise.allSettled([...collectors].map((collect) => collect()));
  const failures = results.filter(({ status }) => status === 'rejected').length;
  collectFailures.set(failures);
  return { text: await registry.metrics(), contentType: registry.contentType };
}
