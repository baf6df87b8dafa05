// A product's options while an owner edits them: texts and ticks, as in the form's fields. A cell belongs to one
// combination of values; cells that are alike in an effect show what the first of them holds.
import { centsToDecimal } from '@/lib/money/cents';
import type { RosterDraft } from '@/lib/rosters/roster-draft';
import type { OptionsToSave, ValuePicture } from './options-to-save';
import { combinationsOf, type OptionEffect, type ProductOption, type ProductVariant } from './product-option';

export type ValueDraft = {
  key: string;
  text: string;
  imageUrl: string | null;
  /** Of a picture that was uploaded here; null if it is saved already. */
  uploadId: string | null;
};

export type OptionDraft = Record<OptionEffect, boolean> & {
  key: string;
  name: string;
  isRosterSize: boolean;
  /** Empty for the roster's sizes. */
  values: ValueDraft[];
};

export type CellDraft = { id: string | null; price: string; sku: string; isOffered: boolean };

/** Cells by `rowKey`; a missing one is empty. */
export type OptionsDraft = { options: OptionDraft[]; cells: Record<string, CellDraft> };

export const NO_OPTIONS: OptionsDraft = { options: [], cells: {} };
export const EMPTY_CELL: CellDraft = { id: null, price: '', sku: '', isOffered: true };

/** The form's options for those of a product. */
export function optionsDraftOf(
  stored: readonly ProductOption[],
  variants: readonly ProductVariant[],
): OptionsDraft {
  const options = stored.map(
    ({ values, ...option }, index): OptionDraft => ({
      ...option,
      key: `option-${index}`,
      values: option.isRosterSize
        ? []
        : values.map((text, place) => ({
            key: `value-${place}`,
            text,
            imageUrl: option.changesPicture ? pictureOf(variants, index, text) : null,
            uploadId: null,
          })),
    }),
  );
  const cells: OptionsDraft['cells'] = {};
  for (const { id, values, priceCents, sku, isOffered } of variants) {
    const keys = values.map((text, index) => {
      const option = options[index];
      // A size's key is its label, as in the draft of the roster.
      return option?.isRosterSize ? text : (option?.values.find((value) => value.text === text)?.key ?? '');
    });
    const price = priceCents === null ? '' : centsToDecimal(priceCents);
    cells[rowKey(keys)] = { id, price, sku: sku ?? '', isOffered };
  }
  return { options, cells };
}

const pictureOf = (variants: readonly ProductVariant[], index: number, text: string): string | null =>
  variants.find(({ values }) => values[index] === text)?.imageUrl ?? null;

/** The options with the roster's present sizes; without that option if the roster has no sizes. */
export function withSizes(options: readonly OptionDraft[], roster: RosterDraft | null): OptionDraft[] {
  const column = roster?.find(({ kind }) => kind === 'size');
  return options.flatMap((option) => {
    if (!option.isRosterSize) {
      return [option];
    }
    const values = column?.sizes.map(({ key, label }) => ({
      key,
      text: label,
      imageUrl: null,
      uploadId: null,
    }));
    return column && values ? [{ ...option, name: column.label, values }] : [];
  });
}

export const rowKey = (keys: readonly string[]): string => JSON.stringify(keys);

/** The combinations of the options' values, in the order of the table; none of a product without options. */
export const rowsOf = (options: readonly OptionDraft[]): ValueDraft[][] =>
  options.length === 0 ? [] : combinationsOf(options.map(({ values }) => values));

export const keysOf = (row: readonly ValueDraft[]): string[] => row.map(({ key }) => key);

/** The keys of the first combination that is alike in an effect. */
export const leaderOf = (
  options: readonly OptionDraft[],
  keys: readonly string[],
  effect: OptionEffect,
): string[] =>
  keys.map((key, index) => (options[index]?.[effect] ? key : (options[index]?.values[0]?.key ?? '')));

/** The cell of a combination as it is shown: price and SKU are those of the first that is alike. */
export function shownCell(
  { cells }: OptionsDraft,
  options: readonly OptionDraft[],
  keys: readonly string[],
): CellDraft {
  const own = cells[rowKey(keys)] ?? EMPTY_CELL;
  const leading = (effect: OptionEffect) => cells[rowKey(leaderOf(options, keys, effect))] ?? EMPTY_CELL;
  const isAny = (effect: OptionEffect) => options.some((option) => option[effect]);
  return {
    ...own,
    price: isAny('changesPrice') ? leading('changesPrice').price : '',
    sku: isAny('changesSku') ? leading('changesSku').sku : '',
  };
}

const pictureToSave = ({ uploadId, imageUrl }: ValueDraft): ValuePicture =>
  uploadId !== null ? { uploadId } : imageUrl !== null ? { url: imageUrl } : null;

/** The options in the form's save request; `options` are those with the roster's sizes. */
export const optionsToSave = (draft: OptionsDraft, options: readonly OptionDraft[]): OptionsToSave => ({
  options: options.map(({ key: _key, values, ...option }) => ({
    ...option,
    values: values.map((value) => ({
      text: value.text,
      picture: option.changesPicture ? pictureToSave(value) : null,
    })),
  })),
  variants: rowsOf(options).map((row) => ({
    ...shownCell(draft, options, keysOf(row)),
    values: row.map(({ text }) => text),
  })),
});
