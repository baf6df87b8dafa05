// The server's schema of a product's options. Sentences and limits are in options-rules.ts.
import { z } from 'zod';
import { LONGEST_SKU } from '@/lib/catalog/product-limits';
import { optionsSentences } from '@/lib/messages/en/admin/products/options';
import { type Cents, centsFromTyped } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLine } from '@/lib/text/clean-text';
import { optionsProblems } from './options-rules';
import type { OptionsToSave, ValuePicture } from './options-to-save';
import {
  combinationsOf,
  LONGEST_OPTION_NAME,
  LONGEST_OPTION_VALUE,
  MOST_OPTIONS,
  MOST_VARIANTS,
  type ProductOption,
  variantWith,
} from './product-option';
import { withRosterSizes } from './roster-size';

const line = (longest: number) => boundedText(withRoom(longest)).transform(cleanLine);

const option = z.object({
  name: line(LONGEST_OPTION_NAME),
  values: z
    .array(
      z.object({
        text: line(LONGEST_OPTION_VALUE),
        picture: z
          .union([z.object({ uploadId: z.uuid() }), z.object({ url: boundedText(2_000) })])
          .nullable(),
      }),
    )
    .max(MOST_VARIANTS),
  changesPrice: z.boolean(),
  changesStock: z.boolean(),
  changesSku: z.boolean(),
  changesPicture: z.boolean(),
  isRosterSize: z.boolean(),
});

const variant = z.object({
  id: z.uuid().nullable(),
  values: z.array(line(LONGEST_OPTION_VALUE)).max(MOST_OPTIONS),
  price: boundedText(100).transform((text) => text.trim()),
  sku: line(LONGEST_SKU),
  isOffered: z.boolean(),
});

/** The options as the form sends them. One option at most changes the picture, and one has the roster's sizes. */
export const optionsInput = z
  .object({
    options: z
      .array(option)
      .max(MOST_OPTIONS)
      .refine((options) => options.filter(({ changesPicture }) => changesPicture).length <= 1)
      .refine((options) => options.filter(({ isRosterSize }) => isRosterSize).length <= 1),
    variants: z.array(variant).max(MOST_VARIANTS),
  })
  .superRefine((sent: OptionsToSave, context) => {
    const [problem] = Object.values(optionsProblems(sent));
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', message: optionsSentences.invalid });
    }
  }) satisfies z.ZodType<OptionsToSave, unknown>;

/** A combination to be kept. */
export type VariantInput = {
  id: string | null;
  values: string[];
  sku: string | null;
  priceCents: Cents | null;
  picture: ValuePicture;
  isOffered: boolean;
};

export type OptionsInput = { options: ProductOption[]; variants: VariantInput[] };

/**
 * The options with the roster's present sizes, and all their combinations. A combination that was not sent is offered
 * as the product is. What an option does not change is left out, and so is a size's price, which the roster has.
 */
export function optionsWith(sent: OptionsToSave, roster: RosterSettings | null): OptionsInput {
  const options = withRosterSizes(
    sent.options.map(({ values, ...rest }) => ({
      ...rest,
      changesPrice: rest.changesPrice && !rest.isRosterSize,
      changesPicture: rest.changesPicture && !rest.isRosterSize,
      values: values.map(({ text }) => text),
    })),
    roster,
  );
  const pictured = sent.options.find(({ changesPicture }) => changesPicture);
  const place = options.findIndex(({ changesPicture }) => changesPicture);
  const isAny = (effect: 'changesPrice' | 'changesSku') => options.some((one) => one[effect]);
  const combinations = options.length === 0 ? [] : combinationsOf(options.map(({ values }) => values));
  return {
    options,
    variants: combinations.map((values) => {
      const typed = variantWith(sent.variants, values);
      return {
        id: typed?.id ?? null,
        values,
        sku: (isAny('changesSku') && typed?.sku) || null,
        priceCents: isAny('changesPrice') ? centsFromTyped(typed?.price ?? '') : null,
        picture: pictured?.values.find(({ text }) => text === values[place])?.picture ?? null,
        isOffered: typed?.isOffered ?? true,
      };
    }),
  };
}

export const NO_OPTIONS_SENT: OptionsToSave = { options: [], variants: [] };
