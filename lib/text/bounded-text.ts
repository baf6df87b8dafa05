// Schemas for texts from strangers. They check the length before anything else, because zod runs patterns, refinements
// and overwrites even after a plain `.max()` has failed.
import { z } from 'zod';
import { isEmailAddress, LONGEST_EMAIL } from './email-address';

/** A text of at most `longest` UTF-16 units; the rest of the schema never sees a longer one. */
export const boundedText = (longest: number, message?: string) =>
  z.string().max(longest, { abort: true, ...(message && { message }) });

/** A limit with room for the spaces and hidden characters around a text of `longest`, which cleaning removes. */
export const withRoom = (longest: number): number => 4 * longest + 100;

/** One e-mail address (specification §5), with outer spaces removed. */
export const emailInput = boundedText(withRoom(LONGEST_EMAIL))
  .transform((text) => text.trim().normalize())
  .pipe(z.string().refine(isEmailAddress));
