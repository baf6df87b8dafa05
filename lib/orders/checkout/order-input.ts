// The input of POST /api/orders. The checkout form checks itself with the same schema.
import { z } from 'zod';
import { addressFormOf } from '@/lib/addresses/address-form';
import { isCountryCode } from '@/lib/addresses/country-codes';
import { postalCode } from '@/lib/addresses/postal-code';
import { regionCode } from '@/lib/addresses/regions';
import { MOST_LINES, MOST_PIECES } from '@/lib/cart/cart-limits';
import { typedCode } from '@/lib/discounts/code-input';
import {
  type ChoiceFields,
  choiceFields,
  type SentChoice,
  withChoices,
} from '@/lib/orders/choices/sent-choices';
import { extrasInput } from '@/lib/orders/extras/extras-input';
import { boundedText, emailInput, withRoom } from '@/lib/text/bounded-text';
import { cleanLine, hasControlCharacters } from '@/lib/text/clean-text';
import { sentSource } from '@/lib/text/visit-source';

// Control characters are refused, because nobody types them. Other invisible characters come from pasting and are
// removed. A text without visible characters counts as missing.
const line = (longest: number) =>
  boundedText(withRoom(longest))
    .refine((text) => !hasControlCharacters(text.trim()))
    .transform(cleanLine)
    .pipe(z.string().min(1).max(longest));

/** Like `line`, but optional: a blank text counts as absent. */
const optionalLine = (longest: number) =>
  boundedText(withRoom(longest))
    .refine((text) => !hasControlCharacters(text.trim()))
    .transform((text) => cleanLine(text) || undefined)
    .pipe(z.string().max(longest).optional())
    .optional();

export const customerInput = z.object({ name: line(200), email: emailInput, phone: line(40) });

/** Like `optionalLine`, with an empty text for an absent one. */
const lineOrEmpty = (longest: number) => optionalLine(longest).transform((text) => text ?? '');

const LONGEST_CODE = 2;

/**
 * The fields of an address, each checked alone. `shippingAddressInput` checks against the country which of city, state
 * and postal code are needed, and what they may be.
 */
export const addressFieldsInput = z.object({
  address: line(300),
  address_line2: optionalLine(120),
  city: lineOrEmpty(120),
  state: lineOrEmpty(120),
  zip: lineOrEmpty(20),
  country: boundedText(withRoom(LONGEST_CODE))
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().refine(isCountryCode))
    .default('US'),
});

type PlaceFields = { city: string; state: string; zip: string; country: string };

/** City, state and postal code as written on a parcel in that country; null for each that is wrong or missing. */
export const placeOf = ({ city, state, zip, country }: PlaceFields) => ({
  city: city === '' && addressFormOf(country).city === 'required' ? null : city,
  state: regionCode(country, state),
  zip: postalCode(country, zip),
});

const PLACE_CODES = { city: 'missing_city', state: 'invalid_region', zip: 'invalid_postal_code' } as const;
type PlacePart = keyof typeof PLACE_CODES;

const placeFields = addressFieldsInput.pick({ city: true, state: true, zip: true, country: true });

const isPlaced = (part: PlacePart) => (address: PlaceFields) => placeOf(address)[part] !== null;

/** Reported also beside errors of other fields, so that a person corrects all of them at once. */
const placeProblem = (part: PlacePart) => ({
  path: [part],
  message: PLACE_CODES[part],
  when: ({ value }: { value: unknown }) => placeFields.safeParse(value).success,
});

/** An address with its state as a code, and its postal code as written on a parcel. */
const checkedAddress = addressFieldsInput
  .refine(isPlaced('city'), placeProblem('city'))
  .refine(isPlaced('state'), placeProblem('state'))
  .refine(isPlaced('zip'), placeProblem('zip'));

export const shippingAddressInput = checkedAddress.transform((address) => {
  const { city, state, zip } = placeOf(address);
  return city === null || state === null || zip === null ? z.NEVER : { ...address, city, state, zip };
});

export const orderLineInput = z
  .object({ product_id: z.uuid(), quantity: z.int().min(1).max(MOST_PIECES), ...choiceFields })
  .transform((line): OrderLine => withChoices(line));

/** A line before and after parsing. */
export type OrderLineFields = { product_id: string; quantity: number } & ChoiceFields;
export type OrderLine = { product_id: string; quantity: number; choices: readonly SentChoice[] };

/** 128 random bits that the browser generates for its cart. Nobody can guess another cart's id and block it. */
export const cartId = boundedText(32).regex(/^[0-9a-f]{32}$/);

export const orderInput = z.object({
  customer: customerInput,
  shipping_address: shippingAddressInput,
  lines: z.array(orderLineInput).min(1).max(MOST_LINES),
  /** Missing in requests of pages that an older release served. */
  cart_id: cartId.optional(),
  /** The chosen way of delivery. A shop without any needs none. */
  delivery_method_id: z.uuid().optional(),
  /** A code for a discount. If it cannot be used, no order is placed. */
  discount_code: typedCode.optional(),
  /** A note, that it is a gift, and by when it is needed. */
  extras: extrasInput.optional(),
  /** Where the visit came from in which the cart was begun. No order is refused for it. */
  source: sentSource.optional().catch(undefined),
});

export type OrderInput = z.infer<typeof orderInput>;

/** The key that makes a retry the same order: 8 to 200 visible ASCII characters. */
export const idempotencyKeyInput = z.string().regex(/^[\x21-\x7e]{8,200}$/);
