// What POST /api/orders takes. The checkout form checks itself with the same schema.
import { z } from 'zod';
import { boundedText, emailInput, withRoom } from '@/lib/bounded-text';
import { LONGEST_CUSTOMIZATION, MOST_LINES, MOST_PIECES } from '@/lib/cart/cart';
import {
  cleanLine,
  cleanLines,
  hasControlCharacters,
  hasControlCharactersButLineBreaks,
} from '@/lib/clean-text';
import { isCountryCode } from './country-codes';

// Control characters are refused, because nobody typed them. What else cannot be seen comes along when people paste,
// and is taken away; a text of nothing else is missing.
const line = (longest: number) =>
  boundedText(withRoom(longest))
    .refine((text) => !hasControlCharacters(text.trim()))
    .transform(cleanLine)
    .pipe(z.string().min(1).max(longest));

export const customerInput = z.object({ name: line(200), email: emailInput, phone: line(40) });

const LONGEST_CODE = 2;

export const shippingAddressInput = z.object({
  address: line(300),
  city: line(120),
  state: line(120),
  zip: line(20),
  country: boundedText(withRoom(LONGEST_CODE))
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().refine(isCountryCode))
    .default('US'),
});

const orderLineInput = z.object({
  product_id: z.uuid(),
  quantity: z.int().min(1).max(MOST_PIECES),
  customization: boundedText(withRoom(LONGEST_CUSTOMIZATION))
    .refine((text) => !hasControlCharactersButLineBreaks(text))
    .transform(cleanLines)
    .pipe(z.string().max(LONGEST_CUSTOMIZATION))
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
