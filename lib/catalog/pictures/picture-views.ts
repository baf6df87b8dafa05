import type { FocalPoint } from './picture-rules';

/** A picture of a product as pages and the editor see it. */
export type ProductPictureView = FocalPoint & {
  id: string;
  /** Names the largest size (lib/uploads/picture.ts). */
  imageUrl: string;
  /** What it shows, in words; empty if nobody has said it. */
  alt: string;
  /** Of the largest size, in pixels; null if not known. */
  width: number | null;
  height: number | null;
};

/** The columns of a `ProductPictureView`, and their order. */
export const pictureColumns = {
  select: { id: true, imageUrl: true, alt: true, focalX: true, focalY: true, width: true, height: true },
  orderBy: { position: 'asc' },
} as const;
