import { adminHandler } from '@/lib/http/admin-handler';
import { apiError } from '@/lib/http/api-error';
import { messages } from '@/lib/messages';
import { findOrderFile } from '@/lib/uploads/order-files.queries';
import { servePreview } from '@/lib/uploads/serve-preview';

type Context = { params: Promise<{ tenant: string; id: string; fileId: string }> };

/** The picture that an order's logo is shown as. A roster has none. */
export const GET = adminHandler<Context>(
  messages.upload.previewFailed,
  async ({ tenant }, _request, { params }) => {
    const { id, fileId } = await params;
    const file = await findOrderFile(tenant.id, id, fileId);
    return file === null ? apiError('not_found') : servePreview(file.objectKey);
  },
);
