// How a browser asks our servers: one way for all calls. An answer is unknown until it fits its contract, because a
// proxy or a captive portal may answer in the server's place.
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import type { Contract } from './contract';
import { errorAnswer } from './refusal';

/** No answer came, or none that can be understood. Asking again may help. */
export const NO_ANSWER = 'no_answer';

/** The server is of another release than the page, and does not understand it. */
export const NEWER_VERSION = 'newer_version';

/** Why a call has no value. */
export type Refusal = {
  /** The server's code, or `NO_ANSWER`. */
  code: string;
  /** Null if nothing came at all. */
  status: number | null;
  /** The server's sentence for people; null if it has said none. */
  message: string | null;
  /** Sentences by paths such as `customer.email`. */
  fields: Record<string, string>;
  /** The order that stands in the way, where one was named. */
  orderId: string | null;
  /** What is wrong with a roster; unknown until rosters.ts has looked at it. */
  problems: unknown;
};

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds after which nothing more is waited for. */
  timeout?: number;
  cache?: RequestCache;
  /** What stands after the path, such as `?orders=1`. */
  search?: string;
  /** In place of the browser's own. */
  ask?: (address: string, init: RequestInit) => Promise<Response>;
};

/** An order's id is a UUID; what is much longer is none. */
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

/** Sends a call; rejects where there is no connection, or it was stopped. */
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

/** What an answer says by its contract. Rejects where the connection breaks. */
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

/** Why a server has refused, as far as its answer says so. */
export function refusalOf(text: string, status: number): Refusal {
  const body = parse(text);
  if (!errorAnswer.fits(body)) {
    return noAnswer(status);
  }
  const { code, message, fields = {}, order_id: orderId = null, problems = [] } = body.error;
  const isId = orderId !== null && orderId.length <= LONGEST_ORDER_ID;
  return { code, status, message, fields, orderId: isId ? orderId : null, problems };
}

/** Makes a call. Never throws: where there is no answer, or it was stopped, the code is `NO_ANSWER`. */
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
