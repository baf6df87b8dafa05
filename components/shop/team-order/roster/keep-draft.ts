// The content of a product's form while it is being filled in, so that a reload loses nothing. In session storage and
// not in local storage: a roster has names in it, often children's, and they must go when the tab is closed.
import * as z from 'zod/mini';
import {
  storedRow as row,
  setAsideShape,
  storedText as text,
} from '@/components/shop/team-order/set-aside-shape';
import { MOST_PIECES } from '@/lib/cart/cart-limits';
import { LONGEST_ANSWER } from '@/lib/choices/line-choice';
import type { QuestionKind } from '@/lib/rosters/understanding/reading-types';
import { questionKind } from '@/lib/wire/rosters';

/** The key in session storage; other code can look for it without loading this file. */
const STORAGE_KEY = 'product-drafts';
/** The number of products that are remembered, the latest first; and the length of their text, in characters. */
const MOST_DRAFTS = 3;
const LONGEST_ENTRY = 2_000_000;
const table = z.object({
  columns: z.array(z.object({ header: text, meaning: z.nullable(text) })).check(z.maxLength(60)),
  rows: z.array(row).check(z.maxLength(2_500)),
});

const answers = z.partialRecord(z.custom<QuestionKind>(questionKind.fits), text);

const draft = z.object({
  productId: z.string(),
  customization: z.string().check(z.maxLength(LONGEST_ANSWER)),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)),
  logo: z.nullable(z.object({ uploadId: text, name: text, sha256: text })),
  roster: z.nullable(
    z.object({
      uploadId: z.nullable(text),
      table: z.nullable(table),
      // Drafts of an older release have none of these.
      setAside: z.optional(setAsideShape),
      answers: z.optional(answers),
      reading: z.optional(z.nullable(z.object({ uploadId: text, answers }))),
    }),
  ),
});

export type ProductDraft = z.infer<typeof draft>;

function readAll(): ProductDraft[] {
  try {
    const entry = sessionStorage.getItem(STORAGE_KEY) ?? '';
    return entry.length > LONGEST_ENTRY ? [] : z.array(draft).parse(JSON.parse(entry));
  } catch {
    return [];
  }
}

const withoutLines = (kept: ProductDraft): ProductDraft => ({
  ...kept,
  roster: kept.roster && { ...kept.roster, setAside: [] },
});

function writeEntry(drafts: readonly ProductDraft[]): boolean {
  const entry = JSON.stringify(drafts);
  const isShort = drafts.length > 0 && entry.length <= LONGEST_ENTRY;
  if (isShort) {
    sessionStorage.setItem(STORAGE_KEY, entry);
  }
  return isShort;
}

function writeAll(drafts: readonly ProductDraft[]): void {
  try {
    // If they don't fit, the oldest are dropped first, and then the set-aside lines.
    for (let count = Math.min(drafts.length, MOST_DRAFTS); count > 0; count -= 1) {
      if (writeEntry(drafts.slice(0, count))) {
        return;
      }
    }
    if (!writeEntry(drafts.slice(0, 1).map(withoutLines))) {
      sessionStorage.removeItem(STORAGE_KEY);
    }
  } catch {
    // Without storage the typed content lives as long as the page.
  }
}

/** The stored draft of a product's form; null for none, or for another version's. Never throws. */
export const readDraft = (productId: string): ProductDraft | null =>
  readAll().find((kept) => kept.productId === productId) ?? null;

/** Stores a form's content in place of the previous draft. Never throws. */
export const keepDraft = (kept: ProductDraft): void =>
  writeAll([kept, ...readAll().filter(({ productId }) => productId !== kept.productId)]);

/** Deletes a product's draft: it was added to the cart, or emptied. Never throws. */
export function dropDraft(productId: string): void {
  const drafts = readAll();
  const others = drafts.filter((kept) => kept.productId !== productId);
  if (others.length < drafts.length) {
    writeAll(others);
  }
}
