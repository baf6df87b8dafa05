import 'server-only';
import type { z } from 'zod';
import { type Bearer, type BearerRefusal, bearerOf } from '@/lib/auth/headless/bearer';
import { isOverloaded } from '@/lib/db/errors';
import { readJson } from '@/lib/entry/read-json';
import { tenantRequest } from '@/lib/entry/tenant-request';
import { logger } from '@/lib/log';
import { headlessSentences } from '@/lib/messages/en/headless';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { mayCall, preflight, withCors } from './cors';
import { type GoTrueError, goTrueError } from './gotrue-error';

/** The address's parameters, such as a factor's id. */
type Params = Record<string, string | string[] | undefined>;
type Context = { params: Promise<{ tenant: string }> };

export type HeadlessCall = { tenant: Tenant; request: Request; params: Params };

/** A call's result: an answer, or an error that the frame converts to GoTrue's shape. */
export type HeadlessAnswer = Response | GoTrueError;

type Options<Schema extends z.ZodType> = {
  schema: Schema;
  handle: (call: HeadlessCall & { body: z.output<Schema> }) => Promise<HeadlessAnswer>;
};
type BearerOptions<Schema extends z.ZodType> = {
  schema: Schema;
  handle: (call: HeadlessCall & { body: z.output<Schema>; bearer: Bearer }) => Promise<HeadlessAnswer>;
};

/** A successful response; no cache may keep it. */
export const headlessAnswer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/** A successful response without content. */
export const headlessDone = (): Response =>
  new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/**
 * The frame of every call of a shop's own app: off unless the owner enabled it, open to listed origins, one
 * shape for errors, one log line.
 */
const headlessFrame =
  (answer: (call: HeadlessCall) => Promise<HeadlessAnswer>) => (request: Request, context: Context) =>
    tenantRequest(headlessSentences.failed, async (_request, found) => {
      const { headers } = request;
      if (!found.ok) {
        const code = found.error === 'store_not_found' ? 'not_found' : 'request_timeout';
        return goTrueError(headers, { code });
      }
      const tenant = found.value;
      if (!tenant.appSignIn) {
        return goTrueError(headers, { code: 'not_found' });
      }
      if (!mayCall(tenant, headers)) {
        return goTrueError(headers, { code: 'origin_not_allowed' });
      }
      const answered = await safely(async () => answer({ tenant, request, params: await context.params }));
      const response = answered instanceof Response ? answered : goTrueError(headers, answered);
      return withCors(tenant, headers, response);
    })(request, context);

async function safely(work: () => Promise<HeadlessAnswer>): Promise<HeadlessAnswer> {
  try {
    return await work();
  } catch (error) {
    if (isOverloaded(error)) {
      return { code: 'request_timeout' };
    }
    logger().error({ event: 'request.crashed', error }, 'a handler threw');
    return { code: 'unexpected_failure' };
  }
}

async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Result<z.output<Schema>, GoTrueError>> {
  const json = await readJson(request);
  if (!json.ok) {
    return err({ code: 'bad_json', ...(json.error === 'body_too_large' && { status: 413 }) });
  }
  const parsed = schema.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : err({ code: 'validation_failed' });
}

/** A call with a body, without a token. */
export const headlessHandler = <Schema extends z.ZodType>({ schema, handle }: Options<Schema>) =>
  headlessFrame(async (call) => {
    const body = await bodyOf(call.request, schema);
    return body.ok ? handle({ ...call, body: body.value }) : body.error;
  });

const REFUSALS: Record<BearerRefusal, GoTrueError> = {
  token_missing: { code: 'no_authorization' },
  token_invalid: { code: 'bad_jwt' },
  token_expired: { code: 'bad_jwt', message: headlessSentences.tokenExpired },
  session_gone: { code: 'session_not_found' },
};

/** A call without a body and without a token. */
export const headlessQuery = (handle: (call: HeadlessCall) => Promise<HeadlessAnswer>) =>
  headlessFrame(handle);

/** A call without a body, of a signed-in customer. */
export const bearerQuery = (handle: (call: HeadlessCall & { bearer: Bearer }) => Promise<HeadlessAnswer>) =>
  headlessFrame(async (call) => {
    const bearer = await bearerOf(call.tenant.id, call.request.headers);
    return bearer.ok ? handle({ ...call, bearer: bearer.value }) : REFUSALS[bearer.error];
  });

/** A call with a body, of a signed-in customer. */
export const bearerHandler = <Schema extends z.ZodType>({ schema, handle }: BearerOptions<Schema>) =>
  headlessFrame(async (call) => {
    const bearer = await bearerOf(call.tenant.id, call.request.headers);
    if (!bearer.ok) {
      return REFUSALS[bearer.error];
    }
    const body = await bodyOf(call.request, schema);
    return body.ok ? handle({ ...call, body: body.value, bearer: bearer.value }) : body.error;
  });

/** The response to a browser's preflight request. */
export const OPTIONS = headlessFrame(async () => preflight());
