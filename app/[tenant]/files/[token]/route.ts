import { adminHandler } from '@/lib/entry/admin-handler';
import { apiError } from '@/lib/entry/api-error';
import { serveSigned } from '@/lib/entry/disk-transfer';
import { messages } from '@/lib/messages';
import { privateDisk } from '@/lib/uploads/store/private-store';

/**
 * The private file of a signed token, for the shop's own people only, so that an address found in a log or a history
 * opens nothing. Not used if the files are in a bucket.
 */
export const GET = adminHandler<{ params: Promise<{ tenant: string; token: string }> }>(
  { may: 'orders.files', failureMessage: messages.upload.downloadFailed },
  async ({ tenant }, _request, { params }) => {
    const disk = privateDisk();
    return disk ? serveSigned(disk, tenant.id, (await params).token) : apiError('not_found');
  },
);
