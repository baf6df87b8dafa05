// What an owner has said about sales tax, and which rates are charged where.

/** A place by its codes; a state is empty if it is not known. */
export type TaxPlace = { country: string; state: string };

/** `added`: on top of the prices. `included`: the prices contain it. */
export const TAX_ANSWERS = ['none', 'added', 'included'] as const;
export type TaxAnswer = (typeof TAX_ANSWERS)[number];

/** A rate for a country, or for one of its states; `state` is empty for the whole country. */
export type PlacedRate = {
  id: string;
  country: string;
  state: string;
  name: string;
  /** Hundredths of a percent. */
  basisPoints: number;
  taxesShipping: boolean;
};

export type ShopTaxes = {
  /** Null if the owner has not answered yet: then no tax is charged. */
  answer: TaxAnswer | null;
  /** Where the shop works from: an order that is picked up is taxed there. */
  home: TaxPlace;
  rates: readonly PlacedRate[];
  /** Products on which no tax is charged. */
  exemptIds: ReadonlySet<string>;
};

export const NO_TAXES: ShopTaxes = {
  answer: null,
  home: { country: 'US', state: '' },
  rates: [],
  exemptIds: new Set(),
};

/** Whether any order can be taxed. */
export const hasTaxes = ({ answer, rates }: ShopTaxes): boolean =>
  (answer === 'added' || answer === 'included') && rates.length > 0;

/** The rates for a place: those of its country and those of its state together. */
export const ratesFor = (taxes: ShopTaxes, place: TaxPlace): readonly PlacedRate[] =>
  hasTaxes(taxes)
    ? taxes.rates.filter(
        ({ country, state }) => country === place.country && (state === '' || state === place.state),
      )
    : [];
