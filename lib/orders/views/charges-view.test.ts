import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { type Charge, chargeOf } from '@/lib/orders/charges';
import { chargesView } from './charges-view';

const goods = chargeOf('goods', cents(5_000));
const upcharges = chargeOf('upcharges', cents(500));
const tax = (kind: 'tax' | 'tax_included', amount: number): Charge => ({
  ...chargeOf(kind, cents(amount), 'Sales tax'),
  rateBasisPoints: 825,
});

describe('charges as people see them', () => {
  it('are only a total if there are only lines', () => {
    expect(chargesView([goods])).toEqual({ rows: [], totalCents: 5_000 });
    expect(chargesView([goods, upcharges])).toEqual({ rows: [], totalCents: 5_500 });
  });

  it('show discount, shipping and tax, with name and rate', () => {
    const { rows, totalCents } = chargesView([
      goods,
      upcharges,
      chargeOf('discount', cents(-550), 'SPRING10'),
      chargeOf('shipping', cents(600), 'Parcel'),
      chargeOf('shipping', cents(0)),
      tax('tax', 409),
    ]);
    expect(rows.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'Subtotal: $55.00',
      'Discount SPRING10: −$5.50',
      'Parcel: $6.00',
      'Shipping: $0.00',
      'Sales tax (8.25%): $4.09',
    ]);
    expect(totalCents).toBe(5_959);
  });

  it('mention included tax without adding it', () => {
    const { rows, totalCents } = chargesView([goods, tax('tax_included', 381)]);
    expect(rows.map(({ label }) => label)).toEqual(['Subtotal', 'Includes Sales tax (8.25%)']);
    expect(totalCents).toBe(5_000);
  });
});
