import type { UploadKind } from './upload-rules';

/** A shopper's file that is stored and checked, but in no order yet. */
export type UploadedFile = {
  id: string;
  kind: UploadKind;
  name: string;
  /** SHA-256 in hexadecimal: two files with equal content are one choice. */
  sha256: string;
  byteSize: number;
  contentType: string;
  /** A logo's size in pixels; null for a drawing and for a roster. */
  width: number | null;
  height: number | null;
  hasTransparency: boolean | null;
};
