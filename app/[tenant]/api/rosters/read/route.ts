import { apiAnswer, apiError } from '@/lib/http/api-error';
import { limitTries } from '@/lib/http/limit-tries';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { tenantHandler } from '@/lib/http/tenant-handler';
import { messages } from '@/lib/messages';
import { readUploadedRoster } from '@/lib/rosters/read-uploaded-roster';
import { readRosterInput } from '@/lib/rosters/roster-input';

/** Reads an uploaded roster: 200 with its cells and what its columns mean to this product. */
export const POST = tenantHandler({
  failureMessage: messages.roster.readFailed,
  schema: readRosterInput,
  admit: limitTries({ address: 'rosterReadAddress', shop: 'rosterReadTenant' }),
  async handle({ tenant, body }) {
    const { product_id: productId, upload_id: uploadId } = body;
    const read = await readUploadedRoster(tenant.id, { productId, uploadId });
    return read.ok ? apiAnswer(read.value) : apiError(read.error);
  },
});

export const GET = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;
