import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { lowestBefore, type PastPrice } from './lowest-price';
import type { Sale } from './product-terms';

const PRODUCT = 'mug';
const at = (moment: string, priceCents: number | null, variantId = PRODUCT): PastPrice => ({
  ...{ variantId, validFrom: new Date(moment) },
  priceCents: priceCents === null ? null : cents(priceCents),
});
const lowest = (prices: PastPrice[], sales: Sale[] = [], variantId = PRODUCT) =>
  lowestBefore(
    { prices, sales },
    { productId: PRODUCT, variantId },
    { from: '2026-12-31', timeZone: 'America/New_York' },
  );

describe('the lowest price of the 30 days before a sale', () => {
  it('is the price when they began, and what it was changed to since', () => {
    expect(lowest([at('2026-01-01T12:00:00Z', 2_500), at('2026-12-10T12:00:00Z', 2_800)])).toBe(2_500);
    expect(lowest([at('2026-01-01T12:00:00Z', 2_800), at('2026-12-10T12:00:00Z', 2_700)])).toBe(2_700);
  });

  it('leaves out what was over before they began, and what came with the sale', () => {
    // New York's December 1 begins at 05:00 UTC.
    const prices = [
      at('2026-01-01T12:00:00Z', 1_000),
      at('2026-12-01T04:59:00Z', 2_800),
      at('2026-12-31T05:00:00Z', 900),
    ];
    expect(lowest(prices)).toBe(2_800);
    expect(lowest([at('2026-01-01T12:00:00Z', 1_000), at('2026-12-01T05:01:00Z', 2_800)])).toBe(1_000);
  });

  it('counts the price of an earlier sale in that time', () => {
    const sale = (from: string, until: string): Sale => ({
      ...{ from, until },
      reduction: { kind: 'percent', basisPoints: 5_000 },
    });
    const prices = [at('2026-01-01T12:00:00Z', 2_800)];
    expect(lowest(prices, [sale('2026-11-20', '2026-12-01')])).toBe(1_400);
    expect(lowest(prices, [sale('2026-11-20', '2026-11-30')])).toBe(2_800);
    expect(lowest(prices, [sale('2026-12-24', '2026-12-26')])).toBe(1_400);
  });

  it('is that of a variant with a price of its own, as long as it had one', () => {
    const prices = [
      at('2026-01-01T12:00:00Z', 2_800),
      at('2026-01-01T12:00:00Z', 3_500, 'large'),
      at('2026-12-10T12:00:00Z', null, 'large'),
    ];
    expect(lowest(prices, [], 'large')).toBe(2_800);
    expect(lowest(prices.slice(0, 2), [], 'large')).toBe(3_500);
  });

  it('is not known of a product that is new', () => {
    expect(lowest([at('2026-12-31T12:00:00Z', 2_800)])).toBeNull();
  });
});
