import { setTimeout as wait } from 'node:timers/promises';
import { applyMockResponse } from './control/mock-response';
import type { Fault } from './faults';
import { errorBody, PayPalError } from './http/errors';
import { type Answer, type Call, crossOriginHeaders, header } from './http/http-messages';
import { timestamp } from './ids';
import { authenticate } from './oauth';
import { findRoute, type Route } from './routes';
import type { LoggedRequest, SandboxState } from './state';

const longestRequestId = 108;
const keptRequests = 10_000;

function requestIdOf(call: Call): string | undefined {
  const requestId = header(call, 'paypal-request-id');
  if (requestId !== undefined && requestId.length > longestRequestId) {
    const field = 'PayPal-Request-Id';
    throw new PayPalError(400, [{ issue: 'INVALID_STRING_LENGTH', field, location: 'header' }]);
  }
  return requestId === '' ? undefined : requestId;
}

function checkMediaType(call: Call): void {
  if (call.method === 'GET') return;
  const type = header(call, 'content-type');
  const isMissing = type === undefined && call.rawBody === '';
  if (!isMissing && !/^application\/json\b/i.test(type ?? '')) throw new PayPalError(415);
}

type Found = { route: Route; resourceId: string };

function perform(state: SandboxState, call: Call, found: Found, log: LoggedRequest, fault?: Fault): Answer {
  const { route, resourceId } = found;
  const context = { state, call, resourceId, fault };
  if (route.access === 'public') return route.handle(context);

  const token = authenticate(state, call);
  log.clientId = token.clientId;
  checkMediaType(call);
  const work = (): Answer => {
    applyMockResponse(call);
    return route.handle({ ...context, token });
  };
  const requestId = requestIdOf(call);
  if (!route.isIdempotent || requestId === undefined) return work();
  return state.idempotency.perform(`${token.clientId} ${call.url.pathname} ${requestId}`, work);
}

function performSafely(...[state, call, found, log, fault]: Parameters<typeof perform>): Answer {
  try {
    return perform(state, call, found, log, fault);
  } catch (error) {
    if (error instanceof PayPalError) return { status: error.status, body: error.body };
    throw error;
  }
}

function scriptedAnswer(fault: Fault): Answer | undefined {
  if (fault.rawBody !== undefined) {
    const text = { type: 'application/json', content: fault.rawBody };
    return { status: fault.status ?? 200, text };
  }
  if (fault.status === undefined && fault.body === undefined) return undefined;
  const status = fault.status ?? 500;
  return { status, body: fault.body ?? errorBody(status) };
}

function startLog(state: SandboxState, call: Call, operation: string): LoggedRequest {
  const entry = {
    at: timestamp(),
    method: call.method,
    path: call.url.pathname,
    operation,
    requestId: header(call, 'paypal-request-id') ?? null,
    clientId: null,
    status: 0,
  };
  state.requests.push(entry);
  if (state.requests.length > keptRequests) state.requests.shift();
  return entry;
}

/**
 * Answers one call to the API or the browser pages, with the next matching fault applied. Resolves to
 * null when a fault asks for the connection to be dropped; `signal` ends a scripted delay or hold early.
 */
export async function handleCall(
  state: SandboxState,
  call: Call,
  signal: AbortSignal,
): Promise<Answer | null> {
  if (call.method === 'OPTIONS') return { status: 204, headers: crossOriginHeaders };
  const path = call.url.pathname;
  const found = findRoute(call.method, path);
  const operation = found?.route.operation ?? 'unknown';
  const log = startLog(state, call, operation);
  const fault = state.faults.take(call.method, operation, `${path}${call.url.search}`);
  if (fault?.dropBeforeCommit) return null;

  const scripted = fault ? scriptedAnswer(fault) : undefined;
  const isWorkDone = scripted === undefined || fault?.afterCommit === true || fault?.dropAnswerAfterCommit;
  let answer: Answer = { status: 404, body: errorBody(404) };
  if (found && isWorkDone) {
    answer = performSafely(state, call, found, log, fault);
    if (fault?.duplicate) answer = performSafely(state, call, found, log, fault);
  }
  if (fault?.hold) await state.held.wait(signal);
  if (fault?.delayMilliseconds) await wait(fault.delayMilliseconds, undefined, { signal });
  if (fault?.dropAnswerAfterCommit) return null;

  const sent = scripted ?? answer;
  log.status = sent.status;
  // Only the buyer's own window may read the approval pages.
  const isOpen = !path.startsWith('/checkoutnow');
  return { ...sent, headers: { ...(isOpen ? crossOriginHeaders : {}), ...sent.headers } };
}
