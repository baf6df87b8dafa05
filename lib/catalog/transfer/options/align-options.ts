// The options of a file beside those of the product that it updates.
import { isSameText } from '@/lib/catalog/options/options-rules';
import type { DraftOption, DraftOptions } from './draft-options';

type Named = { name: string; values: readonly string[] };

/**
 * The file's options in the order and the spelling of the shop's, with values that only the file has at the end of each
 * list. Null if the two have different options.
 */
export function alignOptions(draft: DraftOptions, stored: readonly Named[]): DraftOptions | null {
  if (stored.length === 0) {
    return draft;
  }
  const places = stored.map(({ name }) => draft.options.findIndex((option) => isSameText(option.name, name)));
  if (draft.options.length !== stored.length || new Set([-1, ...places]).size !== stored.length + 1) {
    return null;
  }
  const spelt = (place: number, value: string): string =>
    stored[place]?.values.find((known) => isSameText(known, value)) ?? value;
  const options = stored.flatMap(({ name, values }, place): DraftOption[] => {
    const option = draft.options[places[place] ?? -1];
    return option === undefined
      ? []
      : [
          {
            ...option,
            name,
            values: [...new Set([...values, ...option.values.map((value) => spelt(place, value))])],
          },
        ];
  });
  return {
    ...draft,
    options,
    variants: draft.variants.map((variant) => ({
      ...variant,
      values: places.map((from, place) => spelt(place, variant.values[from] ?? '')),
    })),
  };
}

/** Whether nothing was counted yet for a combination: a value is new that has a stock of its own. */
export const isNewStock = (
  values: readonly string[],
  before: readonly { values: readonly string[] }[],
  changesStock: readonly boolean[],
): boolean =>
  values.some((value, index) => changesStock[index] && before[index]?.values.includes(value) === false);
