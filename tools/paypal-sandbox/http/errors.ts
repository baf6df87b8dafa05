import { newDebugId } from '../ids';
import { describeIssue } from './issues';

/** One entry of an error's `details`. `field` is a JSON pointer into the request body. */
export type ErrorDetail = {
  issue: string;
  description?: string;
  field?: string;
  value?: unknown;
  location?: 'body' | 'path' | 'query' | 'header';
};

type ErrorLink = { href: string; rel: string; method: 'GET' };

const messagesByName: Record<string, string> = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to invalid authentication credentials or a missing Authorization header.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNSUPPORTED_MEDIA_TYPE: 'The server does not support the request payload media type.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
  SERVICE_UNAVAILABLE: 'Service Unavailable.',
};

const namesByStatus: Record<number, string> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  403: 'NOT_AUTHORIZED',
  404: 'RESOURCE_NOT_FOUND',
  409: 'RESOURCE_CONFLICT',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_ENTITY',
  429: 'RATE_LIMIT_REACHED',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** The error body PayPal sends with a status; `details` may be empty. */
export function errorBody(status: number, details: ErrorDetail[] = [], moreLinks: ErrorLink[] = []) {
  const name = namesByStatus[status] ?? 'INTERNAL_SERVER_ERROR';
  return {
    name,
    message: messagesByName[name] ?? 'The request could not be completed.',
    debug_id: newDebugId(),
    details: details.map((detail) => ({ ...detail, description: describeIssue(detail) })),
    links: [
      ...details.slice(0, 1).map((detail) => ({
        href: `https://developer.paypal.com/docs/api/orders/v2/#error-${detail.issue}`,
        rel: 'information_link',
        method: 'GET' as const,
      })),
      ...moreLinks,
    ],
  };
}

/** Thrown by a handler to answer with a PayPal error body. */
export class PayPalError extends Error {
  readonly body: ReturnType<typeof errorBody>;

  constructor(
    readonly status: number,
    details: ErrorDetail[] = [],
    moreLinks: ErrorLink[] = [],
  ) {
    super(details[0]?.issue ?? namesByStatus[status] ?? String(status));
    this.body = errorBody(status, details, moreLinks);
  }
}

/** 422 with one issue: well-formed, but refused by a business rule. */
export function unprocessable(issue: string, detail: Omit<ErrorDetail, 'issue'> = {}): PayPalError {
  return new PayPalError(422, [{ issue, ...detail }]);
}

/** 404 for an id that does not exist or belongs to another account; the caller cannot tell which. */
export function resourceNotFound(): PayPalError {
  return new PayPalError(404, [{ issue: 'INVALID_RESOURCE_ID' }]);
}
