import { adminHandler } from '@/lib/entry/admin-handler';
import { apiError } from '@/lib/entry/api-error';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { findOrderFile } from '@/lib/uploads/order-files/order-files.queries';
import { privateStore } from '@/lib/uploads/store/private-store';

/** How long the address of a download lives, in milliseconds. It is followed at once. */
const DOWNLOAD_LIFE = 2 * 60 * 1_000;

type Context = { params: Promise<{ tenant: string; id: string; fileId: string; name: string }> };

/** Sends the shop's people on to a file of an order, to save it. The name in the address counts for nothing. */
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
