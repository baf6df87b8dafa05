import { apiError } from '@/lib/http/api-error';
import { atHost } from '@/lib/http/at-host';
import { tenantFileHandler } from '@/lib/http/tenant-file-handler';
import { messages } from '@/lib/messages';
import { receiveSigned } from '@/lib/uploads/disk-transfer';
import { privateDisk } from '@/lib/uploads/private-store';

/** Takes the bytes that the token in the address was signed for. Where files are in a bucket, it takes none. */
export const PUT = atHost<{ token: string }>(
  tenantFileHandler(messages.upload.failed, async ({ tenant, request, params: { token } }) => {
    const disk = privateDisk();
    return disk ? receiveSigned(disk, tenant.id, { token, request }) : apiError('not_found');
  }),
);
