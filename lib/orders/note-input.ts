// What saving an internal note takes.
import { z } from 'zod';
import { LONGEST_NOTE } from './internal-note';

// Postgres stores no NUL; the others are nothing that anybody typed.
const CONTROL_CHARACTERS_BUT_LINE_BREAKS = /[^\P{Cc}\n\t]/gu;

/** Room for a note that was stored under another limit. */
const LONGEST_STORED = 20_000;

export const noteInput = z.object({
  order_id: z.uuid(),
  started_from: z.string().max(LONGEST_STORED),
  note: z
    .string()
    .max(10 * LONGEST_NOTE)
    .transform((text) => text.replaceAll('\r\n', '\n').replaceAll(CONTROL_CHARACTERS_BUT_LINE_BREAKS, ''))
    .pipe(z.string().max(LONGEST_NOTE)),
});
