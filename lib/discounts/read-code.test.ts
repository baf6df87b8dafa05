import { expect, it } from 'vitest';
import { readCode, type TypedCode } from './read-code';

const typed: TypedCode = {
  code: ' welcome10 ',
  kind: 'percentage',
  percent: '10',
  amount: '',
  least: '',
  startsOn: '',
  endsOn: '',
  goods: 'all',
  productIds: [],
  categoryIds: [],
  mostUses: '',
  mostUsesEach: '',
};
const read = (changes: Partial<TypedCode> = {}) => readCode({ ...typed, ...changes }, 'America/New_York');

it('reads a code with everything that an owner can say', () => {
  expect(read()).toMatchObject({
    ok: true,
    value: { code: 'WELCOME10', value: { kind: 'percentage', basisPoints: 1_000 }, leastCents: 0 },
  });
  expect(
    read({
      kind: 'amount',
      amount: '$5.50',
      least: '30',
      startsOn: '2026-12-01',
      endsOn: '2026-12-24',
      goods: 'some',
      productIds: ['p1'],
      mostUses: '100',
      mostUsesEach: '1',
    }),
  ).toEqual({
    ok: true,
    value: {
      code: 'WELCOME10',
      value: { kind: 'amount', amountCents: 550 },
      leastCents: 3_000,
      // The owner's midnights; the last day is included.
      startsAt: new Date('2026-12-01T05:00:00Z'),
      endsAt: new Date('2026-12-25T05:00:00Z'),
      productIds: ['p1'],
      categoryIds: [],
      mostUses: 100,
      mostUsesEach: 1,
    },
  });
  expect(read({ kind: 'free_shipping' })).toMatchObject({
    ok: true,
    value: { value: { kind: 'free_shipping' } },
  });
  expect(read({ startsOn: '2026-12-24', endsOn: '2026-12-24' })).toMatchObject({ ok: true });
});

it.each<[keyof TypedCode, Partial<TypedCode>]>([
  ['code', { code: 'AB' }],
  ['code', { code: 'TWO WORDS' }],
  ['code', { code: 'X'.repeat(41) }],
  ['percent', { percent: '0' }],
  ['percent', { percent: '100.01' }],
  ['amount', { kind: 'amount', amount: '0' }],
  ['amount', { kind: 'amount', amount: 'five' }],
  ['least', { least: '-1' }],
  ['startsOn', { startsOn: '2026-02-30' }],
  ['endsOn', { startsOn: '2026-12-02', endsOn: '2026-12-01' }],
  ['goods', { goods: 'some' }],
  ['mostUses', { mostUses: '0' }],
  ['mostUsesEach', { mostUsesEach: '1.5' }],
])('says what is wrong with %s', (field, changes) => {
  const result = read(changes);
  expect(result.ok ? [] : Object.keys(result.error)).toEqual([field]);
});
