import * as z from 'zod/mini';
import { viewedKey } from './note-viewed';

/** The most products that are asked for, as `MOST_VIEWED` of the server. */
const MOST = 8;
/** No more than this is read, whoever wrote it. */
const LONGEST = 1_000;

const ids = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(LONGEST)),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(z.uuid()),
);

/** The ids in a stored text, the latest first, each once and without `exceptId`; none of a text that does not fit. */
export function readViewed(stored: string | null, exceptId: string): string[] {
  const read = ids.safeParse(stored);
  return read.success ? [...new Set(read.data)].filter((id) => id !== exceptId).slice(0, MOST) : [];
}

/** The products of a shop that this browser has shown lately. */
export function viewedIds(tenantId: string, exceptId: string): string[] {
  try {
    return readViewed(localStorage.getItem(viewedKey(tenantId)), exceptId);
  } catch {
    return [];
  }
}
