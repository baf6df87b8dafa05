import { apiError } from '@/lib/entry/api-error';
import { atHost } from '@/lib/entry/at-host';
import { receiveSigned } from '@/lib/entry/disk-transfer';
import { tenantFileHandler } from '@/lib/entry/tenant-file-handler';
import { messages } from '@/lib/messages';
import { privateDisk } from '@/lib/uploads/store/private-store';

/** Receives the bytes of a file at the address with its signed token. Not used if the files are in a bucket. */
export const PUT = atHost<{ token: string }>(
  tenantFileHandler(messages.upload.failed, async ({ tenant, request, params: { token } }) => {
    const disk = privateDisk();
    return disk ? receiveSigned(disk, tenant.id, { token, request }) : apiError('not_found');
  }),
);
