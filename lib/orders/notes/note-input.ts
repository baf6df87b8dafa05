// The input of saving an internal note.

import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { boundedText } from '@/lib/text/bounded-text';
import { withoutHidden } from '@/lib/text/clean-text';
import { LONGEST_NOTE } from './internal-note';

/** Longer than today's limit, for a note that was stored under another limit. */
const LONGEST_STORED = 20_000;

export const noteInput = z.object({
  order_id: z.uuid().transform(asOrderId),
  started_from: z.string().max(LONGEST_STORED),
  note: boundedText(10 * LONGEST_NOTE)
    .transform(withoutHidden)
    .pipe(z.string().max(LONGEST_NOTE)),
});
