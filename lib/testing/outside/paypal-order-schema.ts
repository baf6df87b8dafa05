// What PayPal's published description of its Orders API demands of an amount and its items, as far as this product
// sends them. Source: github.com/paypal/paypal-rest-api-specifications, openapi/checkout_orders_v2.json, version 2.13:
// the schemas `money`, `amount_breakdown`, `amount_with_breakdown` and `item`, and the create-order 422 issues
// ITEM_TOTAL_MISMATCH, AMOUNT_MISMATCH, CANNOT_BE_NEGATIVE, CANNOT_BE_ZERO_OR_NEGATIVE, DECIMAL_PRECISION and
// MAX_VALUE_EXCEEDED.
import { z } from 'zod';

/** `value` may be negative in the schema; of an amount and its parts the issues refuse it. */
const money = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/)
    .refine((value) => /^[0-9]+\.[0-9]{2}$/.test(value), 'CANNOT_BE_NEGATIVE or DECIMAL_PRECISION')
    .refine((value) => inCents(value) <= 999_999_999n, 'MAX_VALUE_EXCEEDED'),
});

const item = z.strictObject({
  name: z.string().min(1).max(127),
  quantity: z.string().regex(/^[1-9][0-9]{0,9}$/),
  sku: z.string().max(127).optional(),
  unit_amount: money,
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const breakdown = z.strictObject({
  item_total: money.optional(),
  shipping: money.optional(),
  handling: money.optional(),
  tax_total: money.optional(),
  insurance: money.optional(),
  shipping_discount: money.optional(),
  discount: money.optional(),
});

function inCents(value: string): bigint {
  return BigInt(value.replace('.', ''));
}

const centsOf = (part: { value: string } | undefined): bigint => (part ? inCents(part.value) : 0n);

/** An amount with its items, as PayPal accepts it: `amount` and `items` of a purchase unit. */
export const payPalAmountSchema = z
  .strictObject({
    amount: money.extend({ breakdown: breakdown.optional() }),
    items: z.array(item).optional(),
  })
  .superRefine(({ amount, items = [] }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const parts: z.output<typeof breakdown> = amount.breakdown ?? {};
    const sum = items.reduce(
      (total, { unit_amount, quantity }) => total + centsOf(unit_amount) * BigInt(quantity),
      0n,
    );
    if (centsOf(amount) === 0n) {
      refuse('CANNOT_BE_ZERO_OR_NEGATIVE');
    }
    if (items.length > 0 && (parts.item_total === undefined || centsOf(parts.item_total) !== sum)) {
      refuse('ITEM_TOTAL_MISMATCH');
    }
    const added = [parts.item_total, parts.tax_total, parts.shipping, parts.handling, parts.insurance];
    const taken = [parts.shipping_discount, parts.discount];
    const total =
      added.reduce((all, part) => all + centsOf(part), 0n) -
      taken.reduce((all, part) => all + centsOf(part), 0n);
    if (amount.breakdown !== undefined && total !== centsOf(amount)) {
      refuse('AMOUNT_MISMATCH');
    }
  });
