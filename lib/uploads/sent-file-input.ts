import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';

/** A browser's description of a file before it sends it. Nothing of it is trusted. */
export const sentFileFields = {
  file_name: z.string().max(1_000),
  content_type: z.string().max(200),
  byte_size: z.int().min(0),
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: boundedText(64).regex(/^[0-9a-f]{64}$/),
};
