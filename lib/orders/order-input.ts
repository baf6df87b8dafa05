// What POST /api/orders takes. The checkout form checks itself with the same schema.
import { z } from 'zod';
import { LONGEST_CUSTOMIZATION, MOST_LINES, MOST_PIECES } from '@/lib/cart/cart';
import { SIMPLE_EMAIL } from '@/lib/email-address';

// Postgres stores no NUL, and no field of an address needs any other control character.
const CONTROL_CHARACTERS = /\p{Cc}/u;
const CONTROL_CHARACTERS_BUT_LINE_BREAKS = /[^\P{Cc}\n\r\t]/u;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !CONTROL_CHARACTERS.test(text));

export const customerInput = z.object({
  name: line(200),
  email: line(254).regex(SIMPLE_EMAIL),
  phone: line(40),
});

export const shippingAddressInput = z.object({
  address: line(300),
  city: line(120),
  state: line(120),
  zip: line(20),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
});

const orderLineInput = z.object({
  product_id: z.uuid(),
  quantity: z.int().min(1).max(MOST_PIECES),
  customization: z
    .string()
    .trim()
    .max(LONGEST_CUSTOMIZATION)
    .refine((text) => !CONTROL_CHARACTERS_BUT_LINE_BREAKS.test(text))
    .optional(),
  logo_upload_id: z.uuid().optional(),
  roster_id: z.uuid().optional(),
});

export const orderInput = z.object({
  customer: customerInput,
  shipping_address: shippingAddressInput,
  lines: z.array(orderLineInput).min(1).max(MOST_LINES),
});

export type OrderInput = z.infer<typeof orderInput>;

/** The key that makes a retry the same order: 8 to 200 visible ASCII characters. */
export const idempotencyKeyInput = z.string().regex(/^[\x21-\x7e]{8,200}$/);
