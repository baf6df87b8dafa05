// What an option changes, as our export writes it: 'price, stock' for each option. Read back by the import.
import { OPTION_EFFECTS, type OptionEffect } from '@/lib/catalog/options/product-option';

const WORDS: Readonly<Record<OptionEffect, string>> = {
  changesPrice: 'price',
  changesStock: 'stock',
  changesSku: 'sku',
  changesPicture: 'picture',
};

export const effectWords = (options: readonly Record<OptionEffect, boolean>[]): string =>
  options
    .map((option) =>
      OPTION_EFFECTS.filter((effect) => option[effect])
        .map((effect) => WORDS[effect])
        .join(', '),
    )
    .join('; ');

/** The effects of each option. */
export const effectsFromWords = (text: string, options: number): Record<OptionEffect, boolean>[] => {
  const parts = text.toLowerCase().split(';', options);
  return Array.from({ length: options }, (_, index) => {
    const words = (parts[index] ?? '').split(',').map((word) => word.trim());
    const isThere = (effect: OptionEffect) => words.includes(WORDS[effect]);
    return {
      changesPrice: isThere('changesPrice'),
      changesStock: isThere('changesStock'),
      changesSku: isThere('changesSku'),
      changesPicture: isThere('changesPicture'),
    };
  });
};
