import 'server-only';
import type { z } from 'zod';
import type { Admin } from '@/lib/auth/admin';
import type { Permission } from '@/lib/auth/permissions';
import { fieldSentences } from '@/lib/text/field-sentences';
import { adminHandler } from './admin-handler';
import { apiError } from './api-error';
import { readJson } from './read-json';

type Options<Schema extends z.ZodType> = {
  may: Permission;
  schema: Schema;
  /** The error message if the work throws. */
  failureMessage: string;
  handle: (admin: Admin, body: z.output<Schema>) => Promise<Response>;
};

/** A POST handler of the admin area with a JSON body: `adminHandler` with a parsed body. */
export const adminJsonHandler = <Schema extends z.ZodType>({
  may,
  schema,
  failureMessage,
  handle,
}: Options<Schema>) =>
  adminHandler<{ params: Promise<{ tenant: string }> }>({ may, failureMessage }, async (admin, request) => {
    const json = await readJson(request);
    if (!json.ok) {
      return apiError(json.error);
    }
    const body = schema.safeParse(json.value);
    return body.success
      ? handle(admin, body.data)
      : apiError('invalid_input', { fields: fieldSentences(body.error, (_path, { message }) => message) });
  });
