import type { DemoOptions, DemoProduct } from './types';

const NO_EFFECTS = { changesPrice: false, changesStock: false, changesSku: false, changesPicture: false };

/** The product in options. */
export const inOptions = (product: DemoProduct, options: DemoOptions): DemoProduct => ({
  ...product,
  options,
});

/** Planters: the size changes the price, the glaze the picture. The widest is glazed in white only. */
export const planterOptions: DemoOptions = {
  options: [
    {
      ...NO_EFFECTS,
      name: 'Size',
      values: ['12 cm', '16 cm', '20 cm'],
      ...{ changesPrice: true, changesStock: true, isRosterSize: false },
    },
    {
      ...NO_EFFECTS,
      name: 'Glaze',
      values: ['White', 'Sage'],
      ...{ changesStock: true, changesPicture: true, isRosterSize: false },
      pictures: { Sage: 'planter-herb' },
    },
  ],
  priceCents: {
    '12 cm / White': 4_200,
    '12 cm / Sage': 4_200,
    '20 cm / White': 7_200,
    '20 cm / Sage': 7_200,
  },
  notMade: ['20 cm / Sage'],
};

/** The sizes on the roster are counted each. */
export const rosterSizes: DemoOptions = {
  options: [{ ...NO_EFFECTS, name: 'Size', values: [], changesStock: true, isRosterSize: true }],
  priceCents: {},
  notMade: [],
};
