import { describe, expect, it } from 'vitest';
import { secondsLeft } from '@/lib/catalog/calendar/until-midnight';
import { dayIn, USUAL_CALENDAR } from '@/lib/catalog/calendar/work-calendar';
import { cents } from '@/lib/money/cents';
import { NO_TERMS, type ProductTerms } from './product-terms';
import { rangeToday, showTerms, variantsToday } from './shown-terms';

const FRIDAY = '2026-12-04';
const onSale: ProductTerms = {
  ...NO_TERMS,
  sale: { reduction: { kind: 'price', cents: cents(3_000) }, from: FRIDAY, until: FRIDAY },
  readyDays: 5,
};
const sold = (...prices: (number | null)[]) =>
  prices.map((price) => ({ priceCents: price === null ? null : cents(price), isOffered: true }));

describe('a price on a card', () => {
  it('is the lowest of today’s, with the lowest regular one beside it during a sale', () => {
    const range = (terms: ProductTerms, today: string) =>
      rangeToday({ priceCents: 4_200 }, sold(null, 7_200, 2_500), terms, today);
    expect(range(onSale, '2026-12-05')).toEqual({
      ...{ priceCents: 2_500, regularCents: null, hasSeveralPrices: true },
    });
    // The cheapest was below the sale's price already.
    expect(range(onSale, FRIDAY)).toEqual({
      ...{ priceCents: 2_500, regularCents: null, hasSeveralPrices: true },
    });
    expect(rangeToday({ priceCents: 4_200 }, sold(null, 7_200), onSale, FRIDAY)).toEqual({
      ...{ priceCents: 3_000, regularCents: 4_200, hasSeveralPrices: false },
    });
  });
});

it('says of each variant what it costs, costs otherwise, and cost at the lowest before', () => {
  const variant = (id: string, price: number) => ({
    ...{ id, values: [id], priceCents: cents(price), upchargeCents: cents(0) },
    ...{ imageUrl: null, isSoldOut: false, left: null },
  });
  const lowest = (id: string) => (id === 'large' ? cents(6_900) : null);
  expect(
    variantsToday([variant('small', 2_500), variant('large', 7_200)], onSale, { today: FRIDAY, lowest }),
  ).toMatchObject([
    { priceCents: 2_500, regularCents: null, lowestCents: null },
    { priceCents: 3_000, regularCents: 7_200, lowestCents: 6_900 },
  ]);
});

it('shows a sale only while it runs, and the day on which a piece is ready', () => {
  const shown = (today: string) =>
    showTerms(onSale, { today, calendar: USUAL_CALENDAR, lowest: null, ids: ['mug'] });
  expect(shown(FRIDAY)).toMatchObject({
    sale: { until: FRIDAY, lowestCents: null },
    readyBy: '2026-12-11',
    isMadeToOrder: true,
  });
  expect(shown('2026-12-05').sale).toBeNull();
});

it('does not call made to order what takes no days, or says none', () => {
  const shown = (readyDays: number | null) =>
    showTerms(
      { ...NO_TERMS, readyDays },
      { today: FRIDAY, calendar: USUAL_CALENDAR, lowest: null, ids: ['mug'] },
    );
  expect(shown(0)).toMatchObject({ readyBy: FRIDAY, isMadeToOrder: false });
  expect(shown(null)).toMatchObject({ readyBy: null, isMadeToOrder: false });
});

it('lives until the shop’s midnight', () => {
  const newYork = { ...USUAL_CALENDAR, timeZone: 'America/New_York' };
  const at = (moment: string) => secondsLeft(dayIn(newYork, new Date(moment)), new Date(moment));
  expect(at('2026-12-05T04:59:30Z')).toBe(30);
  expect(at('2026-12-05T05:00:00Z')).toBe(24 * 3_600);
  // The clock is set back on the first of November.
  expect(at('2026-11-01T04:00:00Z')).toBe(25 * 3_600);
});
