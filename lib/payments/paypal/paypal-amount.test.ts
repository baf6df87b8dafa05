import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { paymentLines, paymentParts } from '@/lib/orders/payments/payment-lines';
import { type ChargeRules, chargeOrder } from '@/lib/orders/pricing/order-charges';
import { brokenRules } from '@/tools/paypal-sandbox/orders/order-rules';
import { purchaseUnit } from '@/tools/paypal-sandbox/validation';
import { payPalAmount } from './paypal-amount';

const usd = (value: string) => ({ currency_code: 'USD', value });
const mug = { name: 'Harvest Mug', sku: 'MUG-0001', quantity: 3, unitPrice: cents(2_800) };
const zero = cents(0);
const noParts = { discount: zero, shipping: zero, tax: zero };

describe('the amount for PayPal', () => {
  it('is only the items without discount, shipping and tax', () => {
    const request = { amount: cents(8_400), lines: [mug], parts: { ...noParts, items: cents(8_400) } };
    expect(payPalAmount(request)).toEqual({
      amount: { ...usd('84.00'), breakdown: { item_total: usd('84.00') } },
      items: [
        {
          name: 'Harvest Mug',
          sku: 'MUG-0001',
          quantity: '3',
          unit_amount: usd('28.00'),
          category: 'PHYSICAL_GOODS',
        },
      ],
    });
  });

  it('has discount, shipping and tax beside items at full price, without tax for each piece', () => {
    const parts = { items: cents(8_400), discount: cents(840), shipping: cents(600), tax: cents(624) };
    expect(payPalAmount({ amount: cents(8_784), lines: [mug], parts })).toMatchObject({
      amount: {
        ...usd('87.84'),
        breakdown: {
          item_total: usd('84.00'),
          discount: usd('8.40'),
          shipping: usd('6.00'),
          tax_total: usd('6.24'),
        },
      },
      items: [{ unit_amount: usd('28.00') }],
    });
  });

  it.each([
    ['items that do not come to their total', { items: cents(8_399) }, 8_399],
    ['parts that do not come to the amount', { shipping: cents(1) }, 8_400],
    ['an amount a cent off', {}, 8_401],
    ['a negative part', { discount: cents(-100) }, 8_500],
  ])('has no breakdown with %s', (_name, changes, amount) => {
    const parts = { ...noParts, items: cents(8_400), ...changes };
    const { value } = usd((amount / 100).toFixed(2));
    expect(payPalAmount({ amount: cents(amount), lines: [mug], parts })).toEqual({ amount: usd(value) });
  });

  it('is accepted by PayPal for all charges of an order', () => {
    const item = fc.record({
      productName: fc.constant('Jersey'),
      productSku: fc.constant('JER-0001'),
      productPriceCents: fc.nat(20_000).map(cents),
      quantity: fc.integer({ min: 1, max: 99 }),
      upchargeCents: fc.nat(900).map(cents),
    });
    const rules: fc.Arbitrary<ChargeRules> = fc.record({
      discount: fc.option(fc.record({ name: fc.constant('CODE'), basisPoints: fc.nat(9_000) })),
      shippingFor: fc.nat(2_000).map((amount) => () => ({ name: 'Post', amountCents: cents(amount) })),
      taxes: fc.record({
        isIncluded: fc.boolean(),
        rates: fc.array(
          fc.record({ name: fc.constant('Tax'), basisPoints: fc.nat(2_500), taxesShipping: fc.boolean() }),
          { maxLength: 2 },
        ),
      }),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), rules, (items, drawn) => {
        const { lines, charges, totalCents } = chargeOrder(items, drawn);
        fc.pre(totalCents > 0);
        const told = payPalAmount({
          amount: totalCents,
          lines: paymentLines(lines, charges),
          parts: paymentParts(charges),
        });
        expect(told.items).toBeDefined();
        expect(brokenRules([purchaseUnit.parse(told)])).toEqual([]);
      }),
    );
  });
});
