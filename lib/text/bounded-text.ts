// Schemas for texts of strangers. The length is looked at before anything else: zod goes on to patterns,
// refinements and overwrites after a plain `.max()` has failed.
import { z } from 'zod';
import { isEmailAddress, LONGEST_EMAIL } from './email-address';

/** A text of at most `longest` UTF-16 units; nothing that follows in the schema sees a longer one. */
export const boundedText = (longest: number, message?: string) =>
  z.string().max(longest, { abort: true, ...(message && { message }) });

/** Room for blanks and hidden characters around a text of `longest`, which cleaning takes away. */
export const withRoom = (longest: number): number => 4 * longest + 100;

/** One e-mail address (specification §5); blanks around it are taken away. */
export const emailInput = boundedText(withRoom(LONGEST_EMAIL))
  .transform((text) => text.trim().normalize())
  .pipe(z.string().refine(isEmailAddress));
