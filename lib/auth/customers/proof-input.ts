import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';

/** `code` is what the kind asks for: a code, or the password. */
export const proofInput = z.object({
  kind: z.enum(['totp', 'recovery', 'password', 'mailed']),
  code: boundedText(1_000).min(1),
});

export const unlinkInput = z.object({ id: boundedText(100) });
