import { adminHandler } from '@/lib/entry/admin-handler';
import { apiError } from '@/lib/entry/api-error';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { findOrderFile } from '@/lib/uploads/order-files/order-files.queries';
import { privateStore } from '@/lib/uploads/store/private-store';

/** How long the address of a download is valid, in milliseconds. The redirect uses it at once. */
const DOWNLOAD_LIFE = 2 * 60 * 1_000;

type Context = { params: Promise<{ tenant: string; id: string; fileId: string; name: string }> };

/** Redirects the shop's people to the download of an order's file. The name in the address is not used. */
export const GET = adminHandler<Context>(
  { may: 'orders.files', failureMessage: messages.upload.downloadFailed },
  async ({ tenant }, _request, { params }) => {
    const { id, fileId } = await params;
    const file = await findOrderFile(tenant.id, asOrderId(id), fileId);
    if (file === null) {
      return apiError('not_found');
    }
    const { objectKey, fileName, contentType } = file;
    const expiresAt = new Date(Date.now() + DOWNLOAD_LIFE);
    const url = await privateStore().signDownload(objectKey, { fileName, contentType, expiresAt });
    return new Response(null, {
      status: 302,
      headers: { Location: url, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
    });
  },
);
