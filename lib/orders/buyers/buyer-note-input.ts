import { z } from 'zod';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLines } from '@/lib/text/clean-text';

/** `version`: of the note that the person started from, 0 for none. */
export const buyerNoteInput = z.object({
  buyer_id: z.uuid(),
  version: z.int().min(0),
  note: boundedText(10 * LONGEST_NOTE)
    .transform(cleanLines)
    .pipe(z.string().max(LONGEST_NOTE)),
});
