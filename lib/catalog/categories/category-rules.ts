// The rules for a category's name. No I/O, because form and server share them.

import { messages } from '@/lib/messages';
import { characterCount, cleanLine } from '@/lib/text/clean-text';

export const LONGEST_CATEGORY_NAME = 120;

/** The error in a category's name, as a sentence; null if there is none (specification §5). */
export function categoryNameProblem(typed: string): string | null {
  const name = cleanLine(typed);
  if (name === '') {
    return messages.category.nameMissing;
  }
  return characterCount(name) > LONGEST_CATEGORY_NAME
    ? messages.category.tooLong(LONGEST_CATEGORY_NAME)
    : null;
}

/** Whether two names are the same for a reader, ignoring case. */
export const isSameName = (a: string, b: string): boolean =>
  a.normalize().toLowerCase() === b.normalize().toLowerCase();
