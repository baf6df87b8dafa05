import { expect, it } from 'vitest';
import { decide, MOST_OPTIONS } from './decide';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `o${index}`,
    answer: { says: 'word' as const, word: `O ${index}` },
  }));
const asking = (answer: string | undefined, isProvisional = false) => ({
  answers: answer === undefined ? {} : { name: answer },
  isProvisional,
});

it('takes the answer that was given', () =>
  expect(decide(asking('o1'), { kind: 'name' }, options(3))).toEqual({ ok: true, value: 'o1' }));
it('takes no answer to another question', () =>
  expect(decide(asking('o1'), { kind: 'size' }, options(3))).toMatchObject({ ok: false }));
it('needs no answer where there is one way', () =>
  expect(decide(asking(undefined), { kind: 'name' }, options(1))).toEqual({ ok: true, value: 'o0' }));
it('takes the first way for a preview only', () => {
  expect(decide(asking(undefined, true), { kind: 'name' }, options(3))).toEqual({ ok: true, value: 'o0' });
  expect(decide(asking('o2', true), { kind: 'name' }, options(3))).toEqual({ ok: true, value: 'o2' });
});
it('asks otherwise, also for an answer that nobody offered, with so many choices', () => {
  expect(decide(asking('gone'), { kind: 'quantity', heading: 'Qty' }, options(2))).toEqual({
    ok: false,
    error: { about: { kind: 'quantity', heading: 'Qty' }, options: options(2) },
  });
  expect(decide(asking(undefined), { kind: 'name' }, options(MOST_OPTIONS + 5))).toMatchObject({
    error: { options: options(MOST_OPTIONS) },
  });
});
it('asks where there is nothing to choose', () =>
  expect(decide(asking(undefined, true), { kind: 'name' }, [])).toMatchObject({
    ok: false,
    error: { options: [] },
  }));
