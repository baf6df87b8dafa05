// @ts-check
// The HTTP server around Next's request handler. `next start` offers no control over connections: it reads any amount
// for any time, and trusts every header.
import { createServer } from 'node:http';
import { functionMemory } from '../lib/cache/function-memory.mjs';
import { bodyLimit } from '../lib/http/body-limits.mjs';
import { networkOf } from '../lib/http/network.mjs';
import { requestIdOf } from '../lib/http/request-id.mjs';
import { transportSecurity } from '../lib/http/security-headers.mjs';
import { isHttpsSite } from '../lib/http/site-scheme.mjs';
import { collectWhenAsked, metrics } from '../lib/metrics/metrics.mjs';
import { withTraceNote } from '../lib/tracing/trace-of-request.mjs';
import { accessSample } from './access-line.mjs';
import { keepRefusalsOutOfCaches } from './answers/keep-out-of-caches.mjs';
import { keepAnswers } from './answers/kept-answers.mjs';
import { explainMissingPage } from './answers/missing-page.mjs';
import { answerBusy, answerWhileWell, explainOutage, isLivePage } from './answers/outage.mjs';
import { keepPageData } from './answers/page-data.mjs';
import { hangUp, refuse } from './answers/refusal.mjs';
import { explainUnknownShop } from './answers/unknown-shop.mjs';
import { ALLOW, askForWholeFile, forgetContentOfReads, pathOf, refusalStatus } from './check-request.mjs';
import { settleForwardedHeaders } from './forwarded-headers.mjs';
import { hostName } from './host-name.mjs';
import { measureRequest } from './measure-request.mjs';
import { createShopTurns, takesTurn } from './shop-turns.mjs';
import { BODY_RULES, bodyWatch } from './watch-bodies.mjs';

/**
 * Timeouts in milliseconds: for a request's headers, and for the whole request. Bodies have stricter limits of their
 * own.
 */
const HEADERS_TIME = 20_000;
const REQUEST_TIME = 310_000;
/** Milliseconds without a byte in either direction, for example if a visitor does not read the response. */
const SILENCE = 300_000;
/**
 * Unanswered requests per connection. Browsers and proxies send one at a time; a thousand pipelined in one packet
 * would all run at once, and their responses be buffered until the first one is read.
 */
const MOST_UNANSWERED = 8;

/** Of one event of an answer. */
const MOST_LISTENERS = 30;

/**
 * @param {object} options
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} options.handle
 *   Next's request handler
 * @param {Record<string, string | undefined>} options.environment
 * @param {import('./watch-bodies.mjs').BodyRules} [options.bodyRules]
 */
export function createFrontServer({ handle, environment, bodyRules = BODY_RULES }) {
  const isProxyTrusted = environment.TRUST_PROXY === '1';
  const isHttps = isHttpsSite(environment);
  const sample = accessSample(environment);
  const transport = transportSecurity(environment);
  const turns = createShopTurns();
  const answers = keepAnswers();
  // Next has read the name of its build before.
  const pageData = keepPageData({ release: environment.NEXT_DEPLOYMENT_ID || 'unnamed' });
  // A cache that keeps pages until it is told keeps them longer than a release lives, which alone has their data.
  if (!environment.CDN_PURGE_URL) {
    pageData.open();
  }
  collectWhenAsked(async () => {
    metrics().keptAnswersBytes.set(answers.size().bytes);
    metrics().pageDataBytes.set(pageData.size().bytes);
    metrics().functionCacheBytes.set(functionMemory.currentSize);
  });
  const bodies = bodyWatch(bodyRules, ({ request, response }, status) =>
    hangUp(request.socket, status, response.socket === request.socket && !response.headersSent, request.url),
  );
  /**
   * The current response of a connection.
   * @type {WeakMap<import('node:stream').Duplex, import('node:http').ServerResponse>}
   */
  const answering = new WeakMap();
  /** The unanswered requests of a connection. @type {WeakMap<import('node:stream').Duplex, Set<import('node:http').ServerResponse>>} */
  const unanswered = new WeakMap();

  /**
   * Node below 24 tells only the response at work that its connection is gone. Those behind it would be held by whoever waits for
   * their end, for ever.
   *
   * @param {import('node:stream').Duplex} socket
   */
  function openResponses(socket) {
    /** @type {Set<import('node:http').ServerResponse>} */
    const open = new Set();
    unanswered.set(socket, open);
    // Each body listens too.
    socket.setMaxListeners(MOST_LISTENERS);
    // After Node's own listeners.
    socket.once('close', () =>
      setImmediate(() => {
        for (const response of open) {
          response.emit('close');
        }
      }),
    );
    return open;
  }

  /**
   * Whether a connection may send one more request now; if not, the connection is closed.
   *
   * @param {import('node:stream').Duplex} socket
   * @param {import('node:http').ServerResponse} response
   * @param {() => void} onClose
   */
  function isInTurn(socket, response, onClose) {
    const open = unanswered.get(socket) ?? openResponses(socket);
    // Node also emits requests that it had received before the connection was closed.
    if (open.size >= MOST_UNANSWERED || socket.destroyed) {
      socket.destroy();
      return false;
    }
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      // An open connection would keep all that its last page was made from.
      if (answering.get(socket) === response) {
        answering.delete(socket);
      }
      onClose();
    });
    return true;
  }

  /** @type {import('node:http').RequestListener} */
  function listener(request, response) {
    const { headers, socket } = request;
    // Next adds some for each thing to do after an answer. Above ten, Node warns of a leak, and an answer lives shortly.
    response.setMaxListeners(MOST_LISTENERS);
    // Next sends the head by itself right before the first bytes. With them it costs one call of the system instead of two.
    response.flushHeaders = () => {};
    const requestId = requestIdOf(headers['x-request-id'], isProxyTrusted);
    headers['x-request-id'] = requestId;
    /** @type {import('../lib/tracing/trace-of-request.mjs').TraceNote} */
    const note = {};
    const measured = measureRequest(request, response, { requestId, note, sample });
    if (!isInTurn(socket, response, measured)) {
      measured();
      return;
    }
    answering.set(socket, response);
    const address = settleForwardedHeaders(headers, {
      socketAddress: socket.remoteAddress,
      isProxyTrusted,
      isHttps,
    });
    const announced = Number(headers['content-length'] ?? 0);
    const { bytes: limit, isFile } = bodyLimit(pathOf(request.url ?? ''));
    if (announced > 0 || headers['transfer-encoding'] !== undefined) {
      bodies.watch(request, response, { network: networkOf(address), limit, isFile });
    }
    const status = refusalStatus(request) ?? (announced > limit ? 413 : null);
    if (status !== null) {
      refuse(response, status, status === 405 ? { Allow: ALLOW } : {});
      return;
    }
    if (transport !== null) {
      response.setHeader('Strict-Transport-Security', transport);
    }
    askForWholeFile(request);
    forgetContentOfReads(request);
    keepRefusalsOutOfCaches(response);
    explainMissingPage(response);
    explainUnknownShop(request, response);
    explainOutage(response);
    if (headers.expect !== undefined) {
      response.writeContinue();
    }
    const host = hostName(headers);
    if (pageData.answer(request, response)) {
      return;
    }
    if (answers.answer(request, response)) {
      turns.noteVisitOf(host);
      return;
    }
    const make = () =>
      withTraceNote(note, () =>
        isLivePage(request) ? answerWhileWell(request, response, handle) : handle(request, response),
      );
    const visitor = { host, network: networkOf(address) };
    const tooBusy = () => answerBusy(response);
    const answered = takesTurn(request) ? turns.inTurn(visitor, response, { make, refuse: tooBusy }) : make();
    answered.catch((error) => {
      console.error(error);
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500);
      }
    });
  }

  const server = createServer(
    { headersTimeout: HEADERS_TIME, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: 5_000 },
    listener,
  );
  // Without this listener Node sends "100 Continue" even for a body that is announced as too long.
  server.on('checkContinue', listener);
  server.setTimeout(SILENCE);
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ error, socket) => {
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
    // The response of an earlier request stays known, and is finished. A proxy that got no answer here would take this server for
    // broken.
    const current = answering.get(socket);
    const isBeingAnswered = current?.headersSent === true && !current.writableFinished;
    hangUp(socket, status, error.code !== 'ECONNRESET' && !isBeingAnswered);
  });
  // By default Node closes these connections without a response.
  server.on('connect', (_request, socket) => hangUp(socket, 405, true));
  server.on('close', () => bodies.stop());
  return server;
}
