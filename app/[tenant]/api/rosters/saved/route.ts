import { countTry } from '@/lib/auth/rate-limits';
import { apiAnswer, apiError } from '@/lib/http/api-error';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { deviceOf } from '@/lib/http/request-device';
import { tenantHandler } from '@/lib/http/tenant-handler';
import { messages } from '@/lib/messages';
import { openSavedRoster } from '@/lib/rosters/open-saved-roster';
import { openRosterInput } from '@/lib/rosters/roster-input';

/** A roster of the cart, to be changed: 200 with its upload's id, its name, and its cells if it was read. */
export const POST = tenantHandler({
  schema: openRosterInput,
  async handle({ tenant, body, request }) {
    const counted = await countTry([{ limit: 'rosterReadAddress', key: deviceOf(request.headers).address }]);
    if (!counted.ok) {
      return apiError('too_many_attempts', { message: messages.auth.tooManyAttempts(counted.error.minutes) });
    }
    const { product_id: productId, roster_id: rosterId } = body;
    const opened = await openSavedRoster(tenant.id, { productId, rosterId });
    if (!opened.ok) {
      return apiError(opened.error);
    }
    const { uploadId, name, table } = opened.value;
    return apiAnswer({ upload_id: uploadId, name, table });
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
