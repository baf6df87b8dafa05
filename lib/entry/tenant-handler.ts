import { apiSentences } from '@/lib/messages/en/api';
import 'server-only';
import type { z } from 'zod';
import { env } from '@/lib/env';
import { isSameOrigin } from '@/lib/http/same-origin';
import type { Tenant } from '@/lib/tenants/tenant';
import { fieldSentences } from '@/lib/text/field-sentences';
import { type ApiErrorCode, apiError } from './api-error';
import { readJson } from './read-json';
import { type FoundTenant, tenantRequest } from './tenant-request';

export type TenantCall<Body> = { tenant: Tenant; body: Body; request: Request };

type Options<Schema extends z.ZodType> = {
  schema: Schema;
  /** The sentence for a field that the schema refused; the path looks like `customer.email`. */
  fieldMessage?: (path: string, input: unknown) => string;
  /** The message for a refused body as a whole; by default the field's sentence, if there is only one. */
  formMessage?: (paths: readonly string[], input: unknown) => string;
  /** Can refuse the request before the body, which may be long, is read; null lets it pass. */
  admit?: (call: { tenant: Tenant; request: Request }) => Promise<Response | null>;
  /** Bytes of the longest body, if the default of `readJson` is too low. */
  longestBody?: number;
  /** The most values in a body, if the default of `readJson` is too low. */
  mostValues?: number;
  /** The error message if the work throws. */
  failureMessage: string;
  handle: (call: TenantCall<z.output<Schema>>) => Promise<Response>;
};

/**
 * A POST handler of one shop: refuses other origins, finds the shop, parses the body, and turns every outcome into
 * one JSON response and one log line.
 */
export function tenantHandler<Schema extends z.ZodType>(options: Options<Schema>) {
  return tenantRequest(options.failureMessage, (request, found) => answer(request, found, options));
}

async function answer<Schema extends z.ZodType>(
  request: Request,
  found: FoundTenant,
  { schema, fieldMessage, formMessage, admit, longestBody, mostValues, handle }: Options<Schema>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env().TRUST_PROXY === '1')) {
    return apiError('forbidden_origin');
  }
  if (!found.ok) {
    return apiError(found.error);
  }
  const refusal = await admit?.({ tenant: found.value, request });
  if (refusal) {
    return refusal;
  }
  const json = await readJson(request, { longest: longestBody, mostValues });
  if (!json.ok) {
    return apiError(json.error);
  }
  const body = schema.safeParse(json.value);
  if (!body.success) {
    return invalidInput(body.error, json.value, { fieldMessage, formMessage });
  }
  return handle({ tenant: found.value, body: body.data, request });
}

/** A schema of ours gives a code for what it refuses; zod's own words are for people who write programs. */
const issueText = ({ message }: z.core.$ZodIssue): string =>
  Object.entries<string>(apiSentences.fields).find(([code]) => code === message)?.[1] ?? message;

function invalidInput(
  error: z.ZodError,
  input: unknown,
  { fieldMessage, formMessage }: Pick<Options<z.ZodType>, 'fieldMessage' | 'formMessage'>,
): Response {
  const fields = fieldSentences(error, (path, issue) => fieldMessage?.(path, input) ?? issueText(issue));
  const code: ApiErrorCode = 'invalid_input';
  const sentences = [...new Set(Object.values(fields))];
  const message =
    formMessage?.(Object.keys(fields), input) ??
    (fieldMessage && sentences.length === 1 ? sentences[0] : undefined);
  return apiError(code, { fields, ...(message !== undefined && { message }) });
}
