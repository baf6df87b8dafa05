import { expect, it } from 'vitest';
import {
  amount,
  anyOf,
  byName,
  count,
  either,
  flag,
  list,
  nullable,
  number,
  object,
  optional,
  signedAmount,
  text,
  where,
  word,
} from './shape';

const person = object({ name: text, age: optional(count) });

it.each<[string, { fits: (value: unknown) => boolean }, unknown[], unknown[]]>([
  ['a text', text, ['', 'a'], [null, undefined, 7, {}]],
  ['a flag', flag, [true, false], ['true', 0, null]],
  ['a count', count, [0, 3], [-1, 1.5, Number.NaN, '3', 2 ** 53]],
  ['a number', number, [-1.5, 0], [Number.NaN, Number.POSITIVE_INFINITY, '1']],
  ['cents', amount, [0, 4_200], [-1, 0.5, '1']],
  ['signed cents', signedAmount, [-1, 0, 4_200], [0.5, '1', null]],
  ['a word', word({ a: true, b: true }), ['a', 'b'], ['c', 'toString', 'constructor', null, 1]],
  ['one or null', nullable(text), ['', null], [undefined, 1]],
  ['one or the other', either(text, count), ['', 1], [null, -1]],
  ['one of several', anyOf(text, count, flag), ['', 1, true], [null, -1, {}]],
  ['a list', list(count), [[], [1, 2]], [null, {}, [1, '2'], { length: 0 }]],
  ['values by name', byName(text), [{}, { a: 'b' }], [null, [], { a: 1 }]],
  [
    'an object',
    person,
    [{ name: 'A' }, { name: 'A', age: 1, more: {} }],
    [null, [], {}, { name: 'A', age: null }],
  ],
  ['one with a rule', where(text, (given) => given !== 'x'), ['a'], ['x', 7]],
])('%s accepts its own values and rejects others', (_name, shape, right, wrong) => {
  for (const value of right) {
    expect(shape.fits(value), JSON.stringify(value)).toBe(true);
  }
  for (const value of wrong) {
    expect(shape.fits(value), JSON.stringify(value)).toBe(false);
  }
});
