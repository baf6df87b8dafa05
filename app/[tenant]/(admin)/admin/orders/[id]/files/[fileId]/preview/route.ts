import { adminHandler } from '@/lib/entry/admin-handler';
import { apiError } from '@/lib/entry/api-error';
import { servePreview } from '@/lib/entry/serve-preview';
import { asOrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { findOrderFile } from '@/lib/uploads/order-files/order-files.queries';

type Context = { params: Promise<{ tenant: string; id: string; fileId: string }> };

/** The preview of an order's logo. A roster has none. */
export const GET = adminHandler<Context>(
  { may: 'orders.files', failureMessage: messages.upload.previewFailed },
  async ({ tenant }, _request, { params }) => {
    const { id, fileId } = await params;
    const file = await findOrderFile(tenant.id, asOrderId(id), fileId);
    return file === null ? apiError('not_found') : servePreview(file.objectKey);
  },
);
