// What the form of an order by hand sends. The rules of each field are the checkout's.
import { z } from 'zod';
import { MOST_LINES } from '@/lib/cart/cart-limits';
import {
  customerInput,
  idempotencyKeyInput,
  orderLineInput,
  shippingAddressInput,
} from '@/lib/orders/checkout/order-input';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import { HAND_METHODS } from '@/lib/orders/payment-method';
import { shippingTo } from '@/lib/orders/pricing/quote-input';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLine, withoutHidden } from '@/lib/text/clean-text';
import { isPhoneNumber } from '@/lib/text/phone-number';

/** A field that may be left empty. */
const blank = boundedText(400).transform(cleanLine).pipe(z.literal(''));

/** No logo and no roster: those products are ordered in the shop. */
const line = orderLineInput.refine(({ choices }) =>
  choices.every(({ reference_id: reference }) => reference === undefined),
);

const delivery = {
  /** The goods change hands where they are sold, so there is no way of delivery. */
  is_handed_over: z.boolean(),
  delivery_method_id: z.uuid().nullable(),
};

const emailAndPayment = z.object({
  customer: z.object({ email: z.string() }),
  payment: z.object({ kind: z.string() }),
});

const phoneAndCountry = z.object({
  customer: z.object({ phone: z.string() }),
  shipping_address: z.object({ country: z.string() }).optional(),
});

const isDialled = ({ customer: { phone }, shipping_address: address }: z.output<typeof phoneAndCountry>) =>
  phone === '' || isPhoneNumber(phone, address?.country ?? 'US');

export const handOrderInput = z
  .object({
    /** Of the form: sent twice, it is one order. */
    key: idempotencyKeyInput,
    customer: customerInput.extend({
      email: z.union([blank, customerInput.shape.email]),
      phone: z.union([blank, customerInput.shape.phone]),
    }),
    lines: z.array(line).min(1).max(MOST_LINES),
    ...delivery,
    /** Where a parcel goes. */
    shipping_address: shippingAddressInput.optional(),
    payment: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paid'), method: z.enum(HAND_METHODS) }),
      z.object({ kind: z.literal('link') }),
    ]),
    note: boundedText(10 * LONGEST_NOTE)
      .transform(withoutHidden)
      .pipe(z.string().max(LONGEST_NOTE)),
  })
  // Both are also reported beside errors of other fields, such as the address: a person corrects all of them at once.
  .refine(({ customer, payment }) => payment.kind !== 'link' || customer.email !== '', {
    path: ['customer', 'email'],
    message: 'email_missing',
    when: ({ value }) => emailAndPayment.safeParse(value).success,
  })
  .refine(isDialled, {
    path: ['customer', 'phone'],
    message: 'invalid_phone',
    when: ({ value }) => phoneAndCountry.safeParse(value).success,
  });

export type HandOrderInput = z.output<typeof handOrderInput>;

export const handQuoteInput = z.object({
  lines: z.array(line).max(MOST_LINES),
  ...delivery,
  shipping_to: shippingTo.optional(),
});

export type HandQuoteInput = z.output<typeof handQuoteInput>;

const LONGEST_SEARCH = 100;

export const findHandGoodsInput = z.object({ text: boundedText(LONGEST_SEARCH).transform(cleanLine) });
