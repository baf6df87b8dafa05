import { apiError } from '@/lib/entry/api-error';
import { atHost } from '@/lib/entry/at-host';
import { receiveSigned } from '@/lib/entry/disk-transfer';
import { tenantFileHandler } from '@/lib/entry/tenant-file-handler';
import { messages } from '@/lib/messages';
import { privateDisk } from '@/lib/uploads/store/private-store';

/** Takes the bytes that the token in the address was signed for. Where files are in a bucket, it takes none. */
export const PUT = atHost<{ token: string }>(
  tenantFileHandler(messages.upload.failed, async ({ tenant, request, params: { token } }) => {
    const disk = privateDisk();
    return disk ? receiveSigned(disk, tenant.id, { token, request }) : apiError('not_found');
  }),
);
