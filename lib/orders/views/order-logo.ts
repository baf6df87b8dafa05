// The logo of an order's line, as the shop's people see it.

import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import { type AttachedFile, attachedFile } from '@/lib/orders/attached-file';
import { logoAdvice } from '@/lib/uploads/logos/logo-advice';

export type OrderLogo = AttachedFile & {
  /** A picture of it to show; null for a logo that the shop does not keep itself. */
  previewHref: string | null;
  /** In pixels; null for drawings, which have none. */
  pixels: { width: number; height: number } | null;
  /** What may disappoint in print; sentences. */
  advice: string[];
};

/** The columns of `order_files` that tell of a logo. */
export const LOGO_COLUMNS = {
  id: true,
  contentType: true,
  width: true,
  height: true,
  hasTransparency: true,
} satisfies Prisma.OrderFileSelect;

type LogoFile = Prisma.OrderFileGetPayload<{ select: typeof LOGO_COLUMNS }>;

const previewPath = (orderId: OrderId, fileId: string): string =>
  `/admin/orders/${orderId}/files/${fileId}/preview`;

/** The logo of a line; null if it has none. */
export function orderLogo(
  orderId: OrderId,
  { logoUrl, logoFile }: { logoUrl: string | null; logoFile: LogoFile | null },
): OrderLogo | null {
  const file = attachedFile(logoUrl);
  if (file === null) {
    return null;
  }
  if (logoFile === null) {
    return { ...file, previewHref: null, pixels: null, advice: [] };
  }
  const { id, contentType, width, height } = logoFile;
  const hasPixels = width !== null && height !== null && contentType !== 'image/svg+xml';
  return {
    ...file,
    previewHref: previewPath(orderId, id),
    pixels: hasPixels ? { width, height } : null,
    advice: logoAdvice(logoFile),
  };
}
