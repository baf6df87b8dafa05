// What a category may be called. No I/O: the form and the server ask the same.

import { messages } from '@/lib/messages';
import { characterCount, cleanLine } from '@/lib/text/clean-text';

export const LONGEST_CATEGORY_NAME = 120;

/** What is wrong with a category's name, as a sentence; null if nothing is (specification §5). */
export function categoryNameProblem(typed: string): string | null {
  const name = cleanLine(typed);
  if (name === '') {
    return messages.category.nameMissing;
  }
  return characterCount(name) > LONGEST_CATEGORY_NAME
    ? messages.category.tooLong(LONGEST_CATEGORY_NAME)
    : null;
}

/** Whether two names are the same to a reader, whatever their case. */
export const isSameName = (a: string, b: string): boolean =>
  a.normalize().toLowerCase() === b.normalize().toLowerCase();
