// The cart in local storage: one entry for all shops of an origin, with a version, and parsed when read. A broken, old
// or foreign entry is an empty cart, never an error.
import * as z from 'zod/mini';
import { fileChoices, type TeamFiles } from '@/lib/choices/file-choices';
import {
  CHOICE_KIND,
  LONGEST_ANSWER,
  LONGEST_KIND,
  MOST_CHOICES,
  TEXT_CHOICE,
} from '@/lib/choices/line-choice';
import type { Cents } from '@/lib/money/cents';
import type { CartLine, CartProduct } from './cart';
import { MOST_LINES, MOST_PIECES } from './cart-limits';
import { CART_VERSION } from './cart-version';

/** As `sentSource` of the server (lib/text/visit-source.ts). */
const LONGEST_SOURCE = 200;

const storedCents = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((value) => value as Cents),
);

const file = { uploadId: z.string(), name: z.string(), sha256: z.string() };

const count = {
  rosterId: z.string(),
  isParsed: z.boolean(),
  pieces: z.int().check(z.nonnegative()),
  sizes: z.array(z.object({ label: z.string(), pieces: z.int() })),
  upchargeCents: storedCents,
};

const answer = z.string().check(z.maxLength(LONGEST_ANSWER));

const choice = z.object({
  kind: z.string().check(z.maxLength(LONGEST_KIND)).check(z.regex(CHOICE_KIND)),
  label: z.string(),
  value: answer,
  files: z.optional(z.array(z.object(file)).check(z.maxLength(MOST_CHOICES))),
  count: z.optional(z.object(count)),
});

const product = {
  id: z.uuid(),
  name: z.string(),
  priceCents: storedCents,
  imageUrl: z.nullable(z.string()),
};

const head = {
  id: z.string(),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)),
};

const line = z.object({
  ...head,
  product: z.object({ ...product, questions: z.array(z.object({ kind: z.string(), label: z.string() })) }),
  choices: z.array(choice).check(z.maxLength(MOST_CHOICES)),
  source: z.optional(z.string().check(z.maxLength(LONGEST_SOURCE))),
});

/** A line of version 1, which had a field for each answer. */
const olderLine = z.pipe(
  z.object({
    ...head,
    product: z.object({ ...product, customizationLabel: z.nullable(z.string()) }),
    customization: answer,
    logo: z.nullable(z.object(file)),
    roster: z.nullable(z.object({ ...file, ...count })),
  }),
  z.transform(fromOlderLine),
);

type OlderLine = TeamFiles & {
  id: string;
  quantity: number;
  product: Omit<CartProduct, 'questions'> & { customizationLabel: string | null };
  customization: string;
};

function fromOlderLine({ product, customization, logo, roster, ...older }: OlderLine): CartLine {
  const { customizationLabel, ...kept } = product;
  const label = customizationLabel ?? '';
  return {
    ...older,
    product: { ...kept, questions: customizationLabel === null ? [] : [{ kind: TEXT_CHOICE, label }] },
    choices: [
      ...(customization === '' ? [] : [{ kind: TEXT_CHOICE, label, value: customization }]),
      ...fileChoices({ logo, roster }),
    ],
  };
}

const cartLine = z.union([line, olderLine]);

const entry = z.object({
  // Version 2 may contain lines of version 1: those of shops that were not visited since.
  version: z.union([z.literal(CART_VERSION), z.literal(1)]),
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

/** The entry with one shop's lines replaced, and all other shops' unchanged. */
export function encodeCart(previous: string | null, tenantId: string, lines: readonly CartLine[]): string {
  const { [tenantId]: _replaced, ...others } = parseEntry(previous);
  const carts = lines.length === 0 ? others : { ...others, [tenantId]: lines };
  return JSON.stringify({ state: { carts }, version: CART_VERSION });
}
