import type { UploadKind } from './upload-rules';

/** A shopper's file that is stored and checked, and in no order yet. */
export type UploadedFile = {
  id: string;
  kind: UploadKind;
  name: string;
  /** Of the bytes, in hexadecimal: two files of equal content are one choice. */
  sha256: string;
  byteSize: number;
  contentType: string;
  /** Of a logo, in pixels; null for a drawing and for a roster. */
  width: number | null;
  height: number | null;
  hasTransparency: boolean | null;
};
