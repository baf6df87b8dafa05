import type { z } from 'zod';
import { type ErrorDetail, PayPalError } from './errors';

type Issue = z.core.$ZodIssue;

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => {
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }, body);
}

function issueName(issue: Issue, value: unknown): string {
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'array' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_STRING_LENGTH';
    case 'too_small':
      return issue.origin === 'array' ? 'INVALID_ARRAY_MIN_ITEMS' : 'INVALID_STRING_LENGTH';
    case 'invalid_value':
      return 'INVALID_PARAMETER_VALUE';
    default:
      return 'INVALID_PARAMETER_SYNTAX';
  }
}

function toDetail(issue: Issue, body: unknown): ErrorDetail {
  const value = valueAt(body, issue.path);
  const field = `/${issue.path.map(String).join('/')}`;
  const isPlain = typeof value === 'string' || typeof value === 'number';
  return { issue: issueName(issue, value), field, location: 'body', ...(isPlain ? { value } : {}) };
}

/** The JSON in a request body. An empty body counts as `whenEmpty`. Throws 400 MALFORMED_REQUEST_JSON. */
export function parseJson(rawBody: string, whenEmpty?: unknown): unknown {
  if (rawBody.trim() === '' && whenEmpty !== undefined) return whenEmpty;
  try {
    const parsed: unknown = JSON.parse(rawBody);
    return parsed;
  } catch {
    throw new PayPalError(400, [{ issue: 'MALFORMED_REQUEST_JSON', field: '/', location: 'body' }]);
  }
}

/** Validates a parsed body. Throws 400 INVALID_REQUEST with one detail for each wrong field. */
export function validate<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new PayPalError(
    400,
    result.error.issues.map((issue) => toDetail(issue, body)),
  );
}
