// The form of an order by hand: its state, what it sends, and what is kept of it over a reload. Pure.
import * as z from 'zod/mini';
import { cents } from '@/lib/money/cents';
import type { HandGoods } from '@/lib/orders/by-hand/hand-goods';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import type { HandMethod } from '@/lib/orders/payment-method';

export type DraftLine = {
  /** Unique in the form. */
  key: string;
  goods: HandGoods;
  quantity: number;
  /** By the kind of the question. */
  answers: Readonly<Record<string, string>>;
};

/** Handed over, sent to an address (in a shop without ways of delivery), or the id of a way of delivery. */
export type Way = string;
export const HANDED_OVER_WAY = 'handed_over';
export const SENT_WAY = 'sent';

export type HandDraft = {
  lines: readonly DraftLine[];
  way: Way;
  values: CheckoutValues;
  payment: 'paid' | 'link';
  method: HandMethod;
  note: string;
};

export type WayOffered = { id: Way; name: string; isPickup: boolean };

export const EMPTY_DRAFT: HandDraft = {
  lines: [],
  way: HANDED_OVER_WAY,
  values: {
    ...{ name: '', email: '', phone: '', country: 'US' },
    ...{ address: '', address2: '', city: '', state: '', zip: '' },
  },
  payment: 'paid',
  method: 'cash',
  note: '',
};

/** Whether the chosen way goes to an address. */
export const isSent = ({ way }: Pick<HandDraft, 'way'>, ways: readonly WayOffered[]): boolean =>
  way === SENT_WAY || ways.some(({ id, isPickup }) => id === way && !isPickup);

/** Whether anything was entered. */
export const isTouched = (draft: HandDraft): boolean =>
  draft.lines.length > 0 || draft.note !== '' || draft.values.name !== '' || draft.values.email !== '';

const sentLines = (lines: readonly DraftLine[]) =>
  lines.map(({ goods, quantity, answers }) => ({
    product_id: goods.id,
    quantity,
    choices: goods.questions.map(({ kind }) => ({ kind, value: answers[kind] ?? '' })),
  }));

const sentWay = (way: Way) => ({
  is_handed_over: way === HANDED_OVER_WAY,
  delivery_method_id: way === HANDED_OVER_WAY || way === SENT_WAY ? null : way,
});

/** What a quote depends on. */
export const toQuote = ({ lines, way, values }: HandDraft, ways: readonly WayOffered[]) => ({
  lines: sentLines(lines),
  ...sentWay(way),
  ...(isSent({ way }, ways) && { shipping_to: { country: values.country, state: values.state } }),
});

export type SentQuote = ReturnType<typeof toQuote>;

/** The order as the server takes it. */
export const toOrder = (draft: HandDraft, ways: readonly WayOffered[], key: string) => {
  const { name, email, phone, address2, ...address } = draft.values;
  return {
    key,
    customer: { name, email, phone },
    lines: sentLines(draft.lines),
    ...sentWay(draft.way),
    ...(isSent(draft, ways) && {
      shipping_address: { ...address, ...(address2.trim() !== '' && { address_line2: address2 }) },
    }),
    payment:
      draft.payment === 'paid'
        ? ({ kind: 'paid', method: draft.method } as const)
        : ({ kind: 'link' } as const),
    note: draft.note,
  };
};

export type SentOrder = ReturnType<typeof toOrder>;

const FIELDS: Readonly<Record<string, CheckoutField>> = {
  'customer.name': 'name',
  'customer.email': 'email',
  'customer.phone': 'phone',
  'shipping_address.country': 'country',
  'shipping_address.address': 'address',
  'shipping_address.address_line2': 'address2',
  'shipping_address.city': 'city',
  'shipping_address.state': 'state',
  'shipping_address.zip': 'zip',
};

/** The server's sentences by the fields of the form. */
export const fieldProblems = (refused: Record<string, string> | undefined) =>
  Object.fromEntries(
    Object.entries(refused ?? {}).flatMap(([path, sentence]) =>
      FIELDS[path] === undefined ? [] : [[FIELDS[path], sentence]],
    ),
  ) as Partial<Record<CheckoutField, string>>;

const text = z.string().check(z.maxLength(5_000));
const question = z.object({
  kind: text,
  label: text,
  isRequired: z.boolean(),
  limit: z.nullable(z.number()),
  values: z.optional(z.array(text)),
});
const kept = z.object({
  lines: z.array(
    z.object({
      key: text,
      quantity: z.number(),
      answers: z.record(text, text),
      goods: z.object({
        id: text,
        name: text,
        sku: text,
        priceCents: z.number(),
        questions: z.array(question),
        isTeamOrder: z.boolean(),
      }),
    }),
  ),
  way: text,
  values: z.object({
    ...{ name: text, email: text, phone: text, country: text, address: text },
    ...{ address2: text, city: text, state: text, zip: text },
  }),
  payment: z.enum(['paid', 'link']),
  method: z.enum(['cash', 'bank_transfer', 'other']),
  note: text,
});

/** A draft that was kept over a reload; null for anything else. Its prices are only shown until the quote is there. */
export function keptDraft(value: unknown, ways: readonly WayOffered[]): HandDraft | null {
  const read = kept.safeParse(value);
  if (!read.success) {
    return null;
  }
  const { lines, way, ...draft } = read.data;
  const isThere = way === HANDED_OVER_WAY || way === SENT_WAY || ways.some(({ id }) => id === way);
  return {
    ...draft,
    way: isThere ? way : HANDED_OVER_WAY,
    lines: lines.map((line) => ({
      ...line,
      goods: { ...line.goods, priceCents: cents(line.goods.priceCents) },
    })),
  };
}
