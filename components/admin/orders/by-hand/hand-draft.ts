// The form of an order by hand: its state, what it sends, and what is kept of it over a reload. Pure.
import type { HandGoods } from '@/lib/orders/by-hand/hand-goods';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/checkout/checkout-fields';
import type { ProductQuestion } from '@/lib/orders/choices/product-questions';
import { HAND_METHODS, type HandMethod } from '@/lib/orders/payment-method';

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5_000;

const areTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(isText);

const isQuestion = (value: unknown): value is ProductQuestion =>
  isRecord(value) &&
  isText(value.kind) &&
  isText(value.label) &&
  typeof value.isRequired === 'boolean' &&
  (value.limit === null || typeof value.limit === 'number') &&
  (value.values === undefined || (Array.isArray(value.values) && value.values.every(isText)));

const isGoods = (value: unknown): value is HandGoods =>
  isRecord(value) &&
  [value.id, value.name, value.sku].every(isText) &&
  Number.isSafeInteger(value.priceCents) &&
  Array.isArray(value.questions) &&
  value.questions.every(isQuestion) &&
  typeof value.isTeamOrder === 'boolean';

const isLine = (value: unknown): value is DraftLine =>
  isRecord(value) &&
  isText(value.key) &&
  Number.isSafeInteger(value.quantity) &&
  areTexts(value.answers) &&
  isGoods(value.goods);

const isValues = (value: unknown): value is CheckoutValues =>
  areTexts(value) && Object.keys(EMPTY_DRAFT.values).every((field) => isText(value[field]));

/**
 * A draft that was kept over a reload; null for anything else. By hand, because a schema library would make the page too
 * heavy. Its prices are only shown until the quote is there.
 */
export function keptDraft(kept: unknown, ways: readonly WayOffered[]): HandDraft | null {
  if (!isRecord(kept)) {
    return null;
  }
  const { lines, values, note, way } = kept;
  const payment = (['paid', 'link'] as const).find((one) => one === kept.payment);
  const method = HAND_METHODS.find((one) => one === kept.method);
  if (!Array.isArray(lines) || !lines.every(isLine) || !isValues(values) || !isText(note)) {
    return null;
  }
  if (payment === undefined || method === undefined) {
    return null;
  }
  const known = [HANDED_OVER_WAY, SENT_WAY, ...ways.map(({ id }) => id)].find((one) => one === way);
  return { lines, values, note, payment, method, way: known ?? HANDED_OVER_WAY };
}
