import { expect, it } from 'vitest';
import { decide, MOST_OPTIONS } from './decide';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, label: `O ${index}` }));
const asking = (answer: string | undefined, isProvisional = false) => ({
  answers: answer === undefined ? {} : { name: answer },
  isProvisional,
});

it('takes the given answer', () =>
  expect(decide(asking('o1'), 'name', '', options(3))).toEqual({ ok: true, value: 'o1' }));
it('ignores an answer to another question', () =>
  expect(decide(asking('o1'), 'size', '', options(3))).toMatchObject({ ok: false }));
it('needs no answer for a single option', () =>
  expect(decide(asking(undefined), 'name', '', options(1))).toEqual({ ok: true, value: 'o0' }));
it('takes the first option for a preview only', () => {
  expect(decide(asking(undefined, true), 'name', '', options(3))).toEqual({ ok: true, value: 'o0' });
  expect(decide(asking('o2', true), 'name', '', options(3))).toEqual({ ok: true, value: 'o2' });
});
it('asks otherwise, also after an answer that was not offered, and limits the options', () => {
  expect(decide(asking('gone'), 'name', 'about', options(2))).toEqual({
    ok: false,
    error: { kind: 'name', about: 'about', options: options(2) },
  });
  expect(decide(asking(undefined), 'name', '', options(MOST_OPTIONS + 5))).toMatchObject({
    error: { options: options(MOST_OPTIONS) },
  });
});
it('asks even without any option', () =>
  expect(decide(asking(undefined, true), 'name', '', [])).toMatchObject({
    ok: false,
    error: { options: [] },
  }));
