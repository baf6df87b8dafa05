import { z } from 'zod';

/*
 * Request bodies as PayPal's Orders 2.13 and Payments 2.5 specifications describe them: shapes and lengths only.
 * Rules that need arithmetic or the account are in order-rules.ts.
 */

const text = (maximum: number) => z.string().min(1).max(maximum);

const money = z.object({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^-?(\d+|\d*\.\d+)$/),
});

const breakdown = z.object({
  item_total: money.optional(),
  tax_total: money.optional(),
  shipping: money.optional(),
  handling: money.optional(),
  insurance: money.optional(),
  shipping_discount: money.optional(),
  discount: money.optional(),
});

const item = z.object({
  name: text(127),
  quantity: z.string().regex(/^[1-9]\d{0,9}$/),
  unit_amount: money,
  tax: money.optional(),
  sku: text(127).optional(),
  description: text(127).optional(),
  category: z.enum(['DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION']).optional(),
});

const address = z.object({
  address_line_1: text(300).optional(),
  address_line_2: z.string().max(300).optional(),
  admin_area_1: text(300).optional(),
  admin_area_2: text(120).optional(),
  postal_code: text(60).optional(),
  country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
});

const shippingOption = z.object({
  id: text(127),
  label: text(127),
  selected: z.boolean(),
  amount: money.optional(),
});

/** PayPal's pattern: without 0, 1, I and O. */
const merchantId = z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/);

const platformFees = z
  .array(z.object({ amount: money, payee: z.object({ merchant_id: merchantId.optional() }).optional() }))
  .max(1);

export const purchaseUnit = z.object({
  reference_id: text(256).optional(),
  description: text(127).optional(),
  custom_id: text(127).optional(),
  invoice_id: text(127).optional(),
  soft_descriptor: text(22).optional(),
  amount: money.extend({ breakdown: breakdown.optional() }),
  items: z.array(item).optional(),
  payee: z.object({ merchant_id: merchantId.optional(), email_address: text(254).optional() }).optional(),
  payment_instruction: z
    .object({
      disbursement_mode: z.enum(['INSTANT', 'DELAYED']).optional(),
      platform_fees: platformFees.optional(),
    })
    .optional(),
  shipping: z
    .object({
      type: z.enum(['SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON']).optional(),
      options: z.array(shippingOption).max(10).optional(),
      name: z.object({ full_name: text(300) }).optional(),
      address: address.optional(),
    })
    .optional(),
});

const experienceContext = z.object({
  brand_name: text(127).optional(),
  locale: text(10).optional(),
  user_action: z.enum(['CONTINUE', 'PAY_NOW']).optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  return_url: z.url({ protocol: /^https?$/ }).optional(),
  cancel_url: z.url({ protocol: /^https?$/ }).optional(),
});

const payPalSource = z.object({ experience_context: experienceContext.optional() });

export const createOrderBody = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z.array(purchaseUnit).min(1).max(10),
  payment_source: z.object({ paypal: payPalSource }).optional(),
  application_context: experienceContext.optional(),
});

export const captureBody = z.object({});

export const refundBody = z.object({
  amount: money.optional(),
  invoice_id: text(127).optional(),
  custom_id: text(127).optional(),
  note_to_payer: text(255).optional(),
  payment_instruction: z.object({ platform_fees: platformFees.optional() }).optional(),
});

export const patchBody = z
  .array(
    z.object({
      op: z.enum(['add', 'replace', 'remove']),
      path: z.string(),
      value: z.unknown().optional(),
    }),
  )
  .min(1);

export type PurchaseUnit = z.infer<typeof purchaseUnit>;
export type ExperienceContext = z.infer<typeof experienceContext>;
