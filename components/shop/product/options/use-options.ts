'use client';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { lineIdInAddress } from '@/components/shop/cart/use-edited-line';
import type { ProductView } from '@/lib/catalog/products/product-views';
import { answerOf, type LineChoice } from '@/lib/choices/line-choice';
import { optionSentences } from '@/lib/messages/en/shop/product/options';
import {
  addressWith,
  type ChosenProduct,
  type ChosenValues,
  chosenState,
  isPriceKnown,
  leftOfChosen,
  missingOptions,
  optionChoices,
  shownOf,
  valuesOfAddress,
} from './chosen-options';
import { showOnPage } from './show-on-page';

export type Options = {
  values: ChosenValues;
  choose: (index: number, value: string) => void;
  /** Whether the sizes are on a roster. */
  hasRoster: boolean;
  /** Price and picture of what is chosen. */
  chosen: ChosenProduct;
  /** The pieces left of what is chosen, if they are few. */
  left: number | null;
  /** Sentences by place of an option. */
  problems: ReadonlyMap<number, string>;
  fields: React.RefObject<HTMLDivElement | null>;
  read: () => LineChoice[] | null;
  restore: (choices: readonly LineChoice[]) => void;
  reset: () => void;
};

const NO_PROBLEMS: ReadonlyMap<number, string> = new Map();

/** What a shopper chooses of a product's options. Price, picture and address of the page follow. */
export function useOptions(product: ProductView, hasRoster: boolean): Options {
  const { options } = product;
  const nothing = valuesOfAddress(options, '');
  const [values, setValues] = useState<ChosenValues>(nothing);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const fields = useRef<HTMLDivElement>(null);
  const chosen = shownOf(product, values, hasRoster);

  // Chosen before this script ran.
  useLayoutEffect(() => {
    const early = fields.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    if (early.length > 0) {
      setValues((current) =>
        [...early].reduce(
          (next, input) => next.with(Number(input.dataset.option), input.value),
          [...current],
        ),
      );
    }
  }, []);

  const readAddress = useEffectEvent(() => {
    if (options.length > 0 && lineIdInAddress() === null) {
      const named = valuesOfAddress(options, window.location.search);
      setValues((current) => named.map((value, index) => value ?? current[index] ?? null));
    }
  });
  // Each time that the page is shown: it stays mounted after navigation.
  useEffect(() => readAddress(), []);

  const { priceCents, imageUrl, regularCents, lowestCents } = chosen;
  const isKnown = isPriceKnown(product, values, hasRoster);
  useEffect(() => {
    if (options.length > 0) {
      showOnPage(product, { priceCents, imageUrl, regularCents, lowestCents }, isKnown);
    }
  }, [product, options, priceCents, imageUrl, regularCents, lowestCents, isKnown]);

  function show(next: ChosenValues) {
    setValues(next);
    setProblems(NO_PROBLEMS);
  }

  function complain(found: ReadonlyMap<number, string>) {
    setProblems(found);
    const [first] = found.keys();
    fields.current?.querySelector<HTMLInputElement>(`input[data-option="${first}"]`)?.focus();
    return null;
  }

  function read(): LineChoice[] | null {
    const missing = missingOptions(product, values, hasRoster);
    if (missing.length > 0) {
      return complain(
        new Map(missing.map((index) => [index, optionSentences.missing(options[index]?.name ?? '')])),
      );
    }
    const state = options.length === 0 ? 'available' : chosenState(product, values);
    if (state !== 'available') {
      const words = optionSentences.together(values.filter((value) => value !== null));
      const sentence =
        state === 'sold_out' ? optionSentences.soldOutNow(words) : optionSentences.notSold(words);
      return complain(new Map([[0, sentence]]));
    }
    return optionChoices(options, values, hasRoster);
  }

  return {
    values,
    choose: (index, value) => {
      const next = values.with(index, value);
      show(next);
      window.history.replaceState(null, '', addressWith(window.location.href, options, next));
    },
    hasRoster,
    chosen,
    left: leftOfChosen(product, values),
    problems,
    fields,
    read,
    restore: (choices) =>
      show(
        options.map(({ kind, values: offered }) => {
          const answer = answerOf(choices, kind);
          return offered.some(({ text }) => text === answer) ? answer : null;
        }),
      ),
    reset: () => show(nothing),
  };
}
