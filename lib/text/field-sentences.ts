import type { z } from 'zod';

/** No form has more fields. */
const MOST_FIELDS = 100;

/** The refused fields, as paths such as `customer.email`; at most a hundred. */
export const refusedPaths = (error: z.ZodError, under: string): string[] =>
  Object.keys(fieldSentences(error, (path) => path)).map((path) => `${under}.${path}`);

/** The sentence for each refused field, by paths such as `customer.email`; at most a hundred. */
export function fieldSentences(
  { issues }: z.ZodError,
  sentenceOf: (path: string, issue: z.core.$ZodIssue) => string,
): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!fields.has(path)) {
      fields.set(path, sentenceOf(path, issue));
    }
    if (fields.size === MOST_FIELDS) {
      break;
    }
  }
  return Object.fromEntries(fields);
}
