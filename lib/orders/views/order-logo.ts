// The logo of an order's line, as the shop's people see it.

import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId } from '@/lib/ids';
import { type AttachedFile, attachedFile } from '@/lib/orders/attached-file';
import { logoAdvice } from '@/lib/uploads/logos/logo-advice';

export type OrderLogo = AttachedFile & {
  /** A preview; null if the shop does not store the logo itself. */
  previewHref: string | null;
  /** Null for drawings, which have no pixels. */
  pixels: { width: number; height: number } | null;
  /** Sentences about possible problems in print. */
  advice: string[];
};

/** The columns of `order_files` about a logo. */
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
