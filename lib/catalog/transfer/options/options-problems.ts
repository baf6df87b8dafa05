// What is wrong with the options of a file, in the words of the product form. No I/O.
import { optionsProblems } from '@/lib/catalog/options/options-rules';
import { combinationCount, MOST_VARIANTS } from '@/lib/catalog/options/product-option';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { alignOptions } from './align-options';
import { deriveEffect } from './derive-effects';
import type { DraftOptions, ExistingProduct } from './draft-options';

const MOST_PIECES = 1_000_000;

export const piecesProblem = (typed: string): string | null => {
  const text = typed.trim();
  return text === '' || (/^\d{1,7}$/.test(text) && Number(text) <= MOST_PIECES)
    ? null
    : sentences.piecesInvalid;
};

/** A file can have thousands of combinations, and is looked at with each key that is pressed. */
const known = new WeakMap<
  DraftOptions,
  { existing: ExistingProduct | null; problems: Record<string, string> }
>();

/** By place: `options`, `option.0.name`, `option.0.value.1`, `variant.3.price`, `variant.3.sku`, `variant.3.pieces`. */
export function draftOptionsProblems(
  draft: DraftOptions,
  existing: ExistingProduct | null,
): Record<string, string> {
  const before = known.get(draft);
  if (before !== undefined && before.existing === existing) {
    return before.problems;
  }
  const problems = findProblems(draft, existing);
  known.set(draft, { existing, problems });
  return problems;
}

function findProblems(draft: DraftOptions, existing: ExistingProduct | null): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { pieces }] of draft.variants.entries()) {
    const problem = piecesProblem(pieces);
    if (problem !== null) {
      problems[`variant.${index}.pieces`] = problem;
    }
  }
  if (draft.options.length === 0 || existing?.options.some(({ isRosterSize }) => isRosterSize)) {
    return problems;
  }
  const changesSku = deriveEffect(
    draft.variants.map(({ values, sku }) => ({ values, item: sku.trim().toLowerCase() })),
    draft.options.map((option) => option.changesSku),
  );
  Object.assign(
    problems,
    optionsProblems({
      options: draft.options.map(({ values, ...option }, index) => ({
        ...option,
        changesSku: changesSku[index] ?? false,
        isRosterSize: false,
        values: values.map((text) => ({ text, picture: null })),
      })),
      variants: draft.variants.map(({ values, price, sku }) => ({
        ...{ id: null, values, price, sku, isOffered: true },
      })),
    }),
  );
  const count = combinationCount(draft.options.map(({ values }) => values));
  if (count > MOST_VARIANTS) {
    problems.options = sentences.tooManyCombinations(count, MOST_VARIANTS);
  } else if (existing !== null) {
    const aligned = alignOptions(draft, existing.options);
    if (aligned === null) {
      problems.options = sentences.otherOptions(existing.options.map(({ name }) => name));
    } else {
      const together = combinationCount(aligned.options.map(({ values }) => values));
      if (together > MOST_VARIANTS) {
        problems.options = sentences.tooManyTogether(together, MOST_VARIANTS);
      }
    }
  }
  return problems;
}
