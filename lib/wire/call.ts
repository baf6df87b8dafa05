// The one way for browser code to call our servers. An answer is unknown until it fits its contract, because a proxy
// or a captive portal can answer in the server's place.
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import type { Contract } from './contract';
import { errorAnswer } from './refusal';

/** No answer, or none that can be understood. A retry may help. */
export const NO_ANSWER = 'no_answer';

/** The server has another release than the page, and does not understand the call. */
export const NEWER_VERSION = 'newer_version';

/** Why a call has no value. */
export type Refusal = {
  /** The server's code, or `NO_ANSWER`. */
  code: string;
  /** Null if there was no answer. */
  status: number | null;
  /** The server's sentence for people; null without one. */
  message: string | null;
  /** Sentences by paths such as `customer.email`. */
  fields: Record<string, string>;
  /** The order that is in conflict with the call, if the server named one. */
  orderId: string | null;
  /** The problems of a roster; unknown until rosters.ts has checked them. */
  problems: unknown;
};

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Timeout in milliseconds. */
  timeout?: number;
  cache?: RequestCache;
  /** The query string, such as `?orders=1`. */
  search?: string;
  /** Replaces the browser's own fetch. */
  ask?: (address: string, init: RequestInit) => Promise<Response>;
};

/** An order's id is a UUID, so much longer texts are not. */
const LONGEST_ORDER_ID = 100;

/** What a call has come to without an answer, or without one that can be understood. */
export const noAnswer = (status: number | null): Refusal => ({
  code: NO_ANSWER,
  status,
  message: null,
  fields: {},
  orderId: null,
  problems: [],
});

const signalOf = ({ signal, timeout }: CallOptions): AbortSignal | undefined =>
  timeout === undefined ? signal : AbortSignal.timeout(timeout);

/** Sends a call; rejects without a connection, or if it was aborted. */
export function send<Request, Answer>(
  { method, path }: Contract<Request, Answer>,
  body: Request,
  options: CallOptions = {},
): Promise<Response> {
  const { headers, cache, search = '', ask = fetch } = options;
  const signal = signalOf(options);
  return ask(`${path}${search}`, {
    method,
    headers: {
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...releaseHeader(),
      ...headers,
    },
    ...(body !== null && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(cache && { cache }),
  });
}

/** The answer, parsed by its contract. Rejects if the connection breaks. */
export async function answerIn<Answer>(
  { answer }: Pick<Contract<never, Answer>, 'answer'>,
  response: Response,
): Promise<Result<Answer, Refusal>> {
  const text = await response.text();
  const body = parse(text);
  return response.ok && answer.fits(body) ? ok(body) : err(refusalOf(text, response.status));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The refusal in a server's answer, as far as it can be read. */
export function refusalOf(text: string, status: number): Refusal {
  const body = parse(text);
  if (!errorAnswer.fits(body)) {
    return noAnswer(status);
  }
  const { code, message, fields = {}, order_id: orderId = null, problems = [] } = body.error;
  const isId = orderId !== null && orderId.length <= LONGEST_ORDER_ID;
  return { code, status, message, fields, orderId: isId ? orderId : null, problems };
}

/** Makes a call. Never throws: without an answer, or after an abort, the code is `NO_ANSWER`. */
export async function call<Request, Answer>(
  contract: Contract<Request, Answer>,
  body: Request,
  options: CallOptions = {},
): Promise<Result<Answer, Refusal>> {
  try {
    return await answerIn(contract, await send(contract, body, options));
  } catch {
    return err(noAnswer(null));
  }
}
