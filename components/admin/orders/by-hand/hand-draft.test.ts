import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { handOrderInput } from '@/lib/orders/by-hand/hand-order-input';
import {
  EMPTY_DRAFT,
  fieldProblems,
  HANDED_OVER_WAY,
  type HandDraft,
  isTouched,
  keptDraft,
  SENT_WAY,
  toOrder,
  toQuote,
} from './hand-draft';

const PARCEL = { id: '0190a1b2-0000-7000-8000-00000000000b', name: 'Parcel', isPickup: false };
const PICKUP = { id: '0190a1b2-0000-7000-8000-00000000000c', name: 'At the kiln', isPickup: true };
const WAYS = [PARCEL, PICKUP];
const KEY = '0190a1b2-0000-7000-8000-00000000000d';

const draft: HandDraft = {
  ...EMPTY_DRAFT,
  lines: [
    {
      key: 'one',
      quantity: 2,
      answers: { 'option:size': 'L' },
      goods: {
        ...{ id: '0190a1b2-0000-7000-8000-00000000000a', name: 'Mug', sku: 'MUG-1', isTeamOrder: false },
        priceCents: cents(2_800),
        questions: [
          { kind: 'option:size', label: 'Size', isRequired: true, limit: null, values: ['S', 'L'] },
          { kind: 'customization', label: 'Text', isRequired: true, limit: 12 },
        ],
      },
    },
  ],
  values: {
    ...EMPTY_DRAFT.values,
    ...{ name: 'Ada', email: 'ada@example.test', address: '12 Kiln Lane' },
    ...{ city: 'Asheville', state: 'NC', zip: '28801' },
  },
};

describe('what the form sends', () => {
  it('says each answer, also an empty one, and is what the server takes', () => {
    const order = toOrder(draft, WAYS, KEY);
    expect(order.lines[0]?.choices).toEqual([
      { kind: 'option:size', value: 'L' },
      { kind: 'customization', value: '' },
    ]);
    expect(handOrderInput.safeParse(order).success).toBe(true);
  });

  it.each([
    ['handed over', HANDED_OVER_WAY, true, null, false],
    ['a pickup', PICKUP.id, false, PICKUP.id, false],
    ['a parcel', PARCEL.id, false, PARCEL.id, true],
    ['sent by a shop without ways of delivery', SENT_WAY, false, null, true],
  ])('%s', (_name, way, isHandedOver, methodId, hasAddress) => {
    const order = toOrder({ ...draft, way }, WAYS, KEY);
    expect(order).toMatchObject({ is_handed_over: isHandedOver, delivery_method_id: methodId });
    expect('shipping_address' in order).toBe(hasAddress);
    expect('shipping_to' in toQuote({ ...draft, way }, WAYS)).toBe(hasAddress);
  });

  it('names how it was paid, or asks for a link', () => {
    expect(toOrder({ ...draft, method: 'other' }, WAYS, KEY).payment).toEqual({
      kind: 'paid',
      method: 'other',
    });
    expect(toOrder({ ...draft, payment: 'link' }, WAYS, KEY).payment).toEqual({ kind: 'link' });
  });
});

it('shows the server’s sentences at the fields of the form, and no others', () => {
  expect(fieldProblems({ 'customer.email': 'a', 'shipping_address.address_line2': 'b', key: 'c' })).toEqual({
    email: 'a',
    address2: 'b',
  });
  expect(fieldProblems(undefined)).toEqual({});
});

describe('what is kept over a reload', () => {
  it('comes back as it was', () => {
    expect(keptDraft(JSON.parse(JSON.stringify(draft)), WAYS)).toEqual(draft);
  });

  it('without a way of delivery that is gone', () => {
    expect(keptDraft({ ...draft, way: PARCEL.id }, [PICKUP])?.way).toBe(HANDED_OVER_WAY);
  });

  it.each([null, 'text', {}, { ...draft, lines: [{}] }, { ...draft, method: 'paypal' }])(
    'is not %o',
    (kept) => {
      expect(keptDraft(kept, WAYS)).toBe(null);
    },
  );
});

it('is touched once something was entered', () => {
  expect([isTouched(EMPTY_DRAFT), isTouched(draft), isTouched({ ...EMPTY_DRAFT, note: 'x' })]).toEqual([
    false,
    true,
    true,
  ]);
});
