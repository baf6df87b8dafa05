import { apiError } from '@/lib/http/api-error';
import { tenantFileHandler } from '@/lib/http/tenant-file-handler';
import { messages } from '@/lib/messages';
import { serveSigned } from '@/lib/uploads/disk-transfer';
import { privateDisk } from '@/lib/uploads/private-store';

/** The private file that the token in the address was signed for. Where files are in a bucket, there is none. */
export const GET = tenantFileHandler<{ tenant: string; token: string }>(
  messages.upload.downloadFailed,
  async ({ tenant, params }) => {
    const disk = privateDisk();
    return disk ? serveSigned(disk, tenant.id, params.token) : apiError('not_found');
  },
);
