// The cart as local storage holds it: one entry for all shops of an origin, versioned and checked. An
// entry that is broken, old or not ours is an empty cart, never an error.
import * as z from 'zod/mini';
import type { Cents } from '@/lib/money/cents';
import { type CartLine, LONGEST_CUSTOMIZATION, MOST_LINES, MOST_PIECES } from './cart';
import { CART_VERSION } from './cart-version';

const storedCents = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value) => value as Cents),
);

const file = { uploadId: z.string(), name: z.string(), sha256: z.string() };

const cartFile = z.object(file);

const cartRoster = z.object({
  ...file,
  rosterId: z.string(),
  isParsed: z.boolean(),
  pieces: z.int().check(z.nonnegative()),
  sizes: z.array(z.object({ label: z.string(), pieces: z.int() })),
  upchargeCents: storedCents,
});

const cartLine = z.object({
  id: z.string(),
  product: z.object({
    id: z.uuid(),
    name: z.string(),
    priceCents: storedCents,
    imageUrl: z.nullable(z.string()),
    customizationLabel: z.nullable(z.string()),
  }),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)),
  customization: z.string().check(z.maxLength(LONGEST_CUSTOMIZATION)),
  logo: z.nullable(cartFile),
  roster: z.nullable(cartRoster),
});

const entry = z.object({
  version: z.literal(CART_VERSION),
  state: z.object({ carts: z.record(z.string(), z.unknown()) }),
});

function parseEntry(text: string | null): Record<string, unknown> {
  try {
    return entry.parse(JSON.parse(text ?? '')).state.carts;
  } catch {
    return {};
  }
}

/** The lines of one shop in a stored entry. Never throws. */
export function decodeCart(text: string | null, tenantId: string): CartLine[] {
  const lines = z.array(cartLine).check(z.maxLength(MOST_LINES)).safeParse(parseEntry(text)[tenantId]);
  return lines.success ? lines.data : [];
}

/** The entry with one shop's lines replaced and all other shops' as they were. */
export function encodeCart(previous: string | null, tenantId: string, lines: readonly CartLine[]): string {
  const { [tenantId]: _replaced, ...others } = parseEntry(previous);
  const carts = lines.length === 0 ? others : { ...others, [tenantId]: lines };
  return JSON.stringify({ state: { carts }, version: CART_VERSION });
}
